import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../components/feedback/Part.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { classNames } from '../../../components/layout/class-names.ts';

const MoreSheet = lazyPart('MoreSheet', () => import('./MoreSheet.tsx'));

/** The phone's navigation, within reach of the thumb. */
export function BottomNav({ onSearch }: { onSearch(): void }) {
  const { t } = useTranslation('core');
  const { pathname } = useLocation();
  const [more, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
  useEffect(() => setMore(false), [pathname]);
  return (
    <>
      <nav
        aria-label={t('nav.main')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-ink/90 pb-[env(safe-area-inset-bottom)] [backdrop-filter:blur(16px)] lg:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          <Place to="/" icon="home" text={t('nav.home')} />
          <Place to="/movies" icon="film" text={t('nav.movies')} />
          <ActionButton icon="search" text={t('nav.search')} onClick={onSearch} active={pathname === '/search'} />
          <Place to="/series" icon="series" text={t('nav.series')} />
          <ActionButton icon="menu" text={t('nav.more')} onClick={() => setMore(true)} expanded={more} />
        </ul>
      </nav>
      {more && (
        <Part failed={failedOverlay}>
          <MoreSheet onClose={() => setMore(false)} />
        </Part>
      )}
    </>
  );
}

function cellStyle(active: boolean): string {
  return classNames(
    'flex min-h-[60px] w-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] font-medium transition-colors -outline-offset-4!',
    active ? 'text-accent-text' : 'text-mid',
  );
}

function Place({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li className="min-w-0 flex-1">
      <NavLink to={to} end={to === '/'} className={({ isActive }) => cellStyle(isActive)}>
        <Icon name={icon} />
        {text}
      </NavLink>
    </li>
  );
}

interface ActionButtonProps {
  icon: IconName;
  text: string;
  onClick(): void;
  expanded?: boolean;
  /** Its page is shown. */
  active?: boolean;
}

function ActionButton({ icon, text, onClick, expanded, active = false }: ActionButtonProps) {
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        onClick={onClick}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        className={cellStyle(active)}
      >
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
}
