import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip, ChipLink } from '../../../components/button/Chip.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { chooseTheme, useTheme } from '../../../lib/theme/theme.ts';
import { THEME_ICON, THEMES } from '../header/theme-icon.ts';
import { MOVIE_PAGES, SERIES_PAGES } from '../site-pages.ts';

const MORE_LINKS: readonly { to: string; icon: IconName; text: string }[] = [
  { to: '/top-250/movies', icon: 'trophy', text: 'nav.topMovies' },
  { to: '/top-250/series', icon: 'trophy', text: 'nav.topSeries' },
  { to: '/award-ceremony/oscar', icon: 'award', text: 'nav.awards' },
  { to: '/collections', icon: 'card', text: 'nav.collections' },
  { to: '/news', icon: 'list', text: 'nav.news' },
  { to: '/reviews', icon: 'star', text: 'nav.reviews' },
  { to: '/people', icon: 'people', text: 'nav.people' },
  { to: '/search', icon: 'sliders', text: 'nav.advanced' },
  { to: '/premium', icon: 'gem', text: 'nav.premium' },
];

export default function MoreSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('nav.more')}>
      <ul className="-mx-2">
        {MORE_LINKS.map(({ to, icon, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-4 rounded-card px-2 text-base text-high hover:bg-high/8"
            >
              <Icon name={icon} className="text-low" />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-3 text-sm font-bold text-low">{t('nav.pages')}</h3>
      <div className="flex flex-wrap gap-2">
        {[...MOVIE_PAGES, ...SERIES_PAGES].map((page) => (
          <ChipLink key={page} to={`/pages/${page}`}>
            {t(`page.${page}`)}
          </ChipLink>
        ))}
      </div>
      <Settings />
    </Dialog>
  );
}

function Settings() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <>
      <h3 className="mt-6 mb-3 text-sm font-bold text-low">{t('theme.label')}</h3>
      <div className="flex flex-wrap gap-2">
        {THEMES.map((choice) => (
          <Chip key={choice} selected={choice === theme} onClick={() => chooseTheme(choice)}>
            <Icon name={THEME_ICON[choice]} size={18} />
            {t(`theme.${choice}`)}
          </Chip>
        ))}
      </div>
    </>
  );
}
