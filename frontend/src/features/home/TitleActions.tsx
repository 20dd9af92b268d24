import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { HomePost } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { CardTool } from '../../components/card/CardTool.tsx';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { titlePath } from '../../lib/router/title-path.ts';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';
import { pressOf, rememberPress } from '../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../lib/session/use-session.ts';

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
      <CardTool tool="KeepWide" post={post} meanwhile={<KeepAhead post={post} />} />
    </>
  );
}

/** The button until it has come, which does then what was pressed here. Without scripts it leads to the title. */
function KeepAhead({ post }: { post: HomePost }) {
  const { t } = useTranslation('core');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    rememberPress(pressOf({ kind: 'later', id: post.id }), 'on');
    if (signedIn) return;
    saveReturnPath(pathname + search);
    toast.info(t('Please Login First'));
    navigate('/login');
  };
  return (
    <Link to={titlePath(post)} onClick={press} className={buttonStyle('quiet', 'lg', 'max-md:px-4')}>
      <Icon name="plus" size={20} />
      {t('hero.keep')}
    </Link>
  );
}
