import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePost } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { titlePath } from '../../lib/router/title-path.ts';
import { KeepButton } from './KeepButton.tsx';

/** What one does with a title: watch it, whose player says what is missing for that, or choose a file of it; or keep it for later. */
export function TitleActions({ post }: { post: HomePost }) {
  const { t } = useTranslation('core');
  const watch = post.play_file_id;
  return (
    <>
      <Link
        to={watch === null ? titlePath(post) : `/play/${watch}`}
        className={buttonStyle('main', 'lg', 'max-md:grow max-md:px-4')}
      >
        <Icon name={watch === null ? 'download' : 'play'} size={20} />
        {t(watch === null ? 'hero.download' : 'hero.watch')}
      </Link>
      <KeepButton post={post} />
    </>
  );
}
