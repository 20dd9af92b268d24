import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePost } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { titlePath } from '../../lib/router/title-path.ts';

/** What one does with a title: watch it, whose player says what is missing for that, or choose a file of it. */
export function WatchOrDownload({ post }: { post: HomePost }) {
  const { t } = useTranslation('core');
  const watchable = post.play_file_id !== null;
  return (
    <>
      {watchable && (
        <Link to={`/play/${post.play_file_id}`} className={buttonStyle('main', 'lg', 'max-md:grow')}>
          <Icon name="play" size={20} />
          {t('hero.watch')}
        </Link>
      )}
      <Link to={titlePath(post)} className={buttonStyle(watchable ? 'quiet' : 'main', 'lg', 'max-md:grow')}>
        <Icon name="download" size={20} />
        {t('hero.download')}
      </Link>
    </>
  );
}
