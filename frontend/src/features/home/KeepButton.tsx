import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HomePost } from '../../api/types.ts';
import { Button } from '../../components/button/Button.tsx';
import { type Keeping, useCardTools } from '../../components/card/card-tools.ts';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';
import { pressOf, rememberPress } from '../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../lib/session/use-session.ts';

/**
 * Puts a title on the viewer's list, or takes it off. It is there before what knows the list has come, and stays the same button:
 * nothing moves, and no press is lost. Without scripts it leads to the title.
 */
export function KeepButton({ post }: { post: HomePost }) {
  const { t } = useTranslation('core');
  const [keeping, tell] = useState<Keeping | null>(null);
  const pressEarly = useEarlyPress(post.id);
  const Keeper = useCardTools()?.Keeper;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    (keeping?.press ?? pressEarly)(event);
  };
  return (
    <form action={titlePath(post)}>
      <Button
        type="submit"
        size="lg"
        icon={keeping?.kept ? 'check' : 'plus'}
        aria-pressed={keeping?.kept}
        onClick={press}
        className="max-md:px-4"
      >
        {t('list.mine')}
      </Button>
      <Suspense>{Keeper && <Keeper post={post} tell={tell} />}</Suspense>
    </form>
  );
}

/** What is pressed before that: a guest logs in first, and it is done as soon as somebody can. */
function useEarlyPress(postId: number) {
  const { t } = useTranslation('core');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    rememberPress(pressOf({ kind: 'later', id: postId }), 'on');
    if (signedIn) return;
    saveReturnPath(pathname + search);
    toast.info(t('Only registered users can add posts to the Download Later list'));
    navigate('/login');
  };
}
