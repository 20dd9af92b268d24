import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { barStyle } from '../controls/bar-style.ts';
import { usePlayer } from '../engine/engine.ts';

interface Props {
  title: string;
  /** Season and episode. */
  episode: string | null;
  titlePage: string;
}

/** What is playing, and the way back to its page. */
export function TopBar({ title, episode, titlePage }: Props) {
  const { t } = useTranslation('player');
  const { direction } = useLanguage();
  const visible = usePlayer((state) => state.controlsVisible);
  return (
    <div
      dir={direction}
      className={classNames(
        'pointer-events-none absolute inset-x-0 top-0 z-10 flex items-center gap-2 bg-linear-to-b from-black/80 to-transparent px-3 pt-[max(0.5rem,env(safe-area-inset-top))] pb-12 transition-opacity md:px-6',
        barStyle(visible),
      )}
    >
      <Link
        to={titlePage}
        aria-label={t('toTitle')}
        className="tap inline-flex items-center justify-center rounded-full text-high hover:bg-high/14"
      >
        <Icon name="chevronBack" size={26} />
      </Link>
      <div className="min-w-0">
        <h1 className="truncate text-base font-bold">
          <bdi>{title}</bdi>
        </h1>
        {episode && <p className="text-xs text-mid">{episode}</p>}
      </div>
    </div>
  );
}
