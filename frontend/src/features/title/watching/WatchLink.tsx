import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Start } from './choose-start.ts';

/** The main action of a title: watch it, or go on from where the reader was. */
export function WatchLink({ start }: { start: Start }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const { fileId, season, episode, position } = start;
  const key = `${position > 0 ? 'watch.continue' : 'watch.play'}${episode ? 'Episode' : ''}`;
  const values = {
    time: format.clock(position),
    season: format.number(season ?? 1),
    episode: format.number(episode ?? 1),
  };
  return (
    <Link to={`/play/${fileId}`} className={buttonStyle('main', 'lg', 'max-md:grow')}>
      <Icon name="play" size={20} />
      {t(key, values)}
    </Link>
  );
}
