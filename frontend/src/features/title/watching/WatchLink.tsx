import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { buyPath } from '../../../lib/downloads/file-paths.ts';
import { useFileRights } from '../../../lib/downloads/file-rights.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import type { FilePost } from '../downloads/row/file-post.ts';
import type { Start } from './choose-start.ts';

interface Props {
  start: Start;
  post: FilePost;
}

/** The main action of a title: watch it, or go on from where the reader was; plans, where the player refuses for too little volume. */
export function WatchLink({ start, post }: Props) {
  const rights = useFileRights(post.id, 'for members');
  const isTooLow = rights.data?.files[start.fileId]?.play === 'bandwidth';
  return isTooLow ? <TooLow fileId={start.fileId} post={post} /> : <Watch start={start} />;
}

function TooLow({ fileId, post }: { fileId: number; post: FilePost }) {
  const { t } = useTranslation('title');
  const note = useId();
  return (
    <>
      <p id={note} className="flex w-full items-center gap-1.5 text-sm font-medium text-accent-text">
        <Icon name="lock" size={16} />
        {t('access.playBandwidth')}
      </p>
      <Link
        to={buyPath(fileId, 'play', titlePath(post))}
        aria-describedby={note}
        className={buttonStyle('main', 'lg', 'max-md:grow max-md:px-4')}
      >
        {t('watch.plans')}
      </Link>
    </>
  );
}

function Watch({ start }: { start: Start }) {
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
    <Link to={`/play/${fileId}`} className={buttonStyle('main', 'lg', 'max-md:grow max-md:px-4')}>
      <Icon name="play" size={20} />
      {t(key, values)}
    </Link>
  );
}
