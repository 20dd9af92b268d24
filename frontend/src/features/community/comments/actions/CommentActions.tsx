import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { IconButton } from '../../../../components/button/IconButton.tsx';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { classNames } from '../../../../components/layout/class-names.ts';
import { OpenOnPress } from '../../../../components/overlay/OpenOnPress.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { saveReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { rememberPress, useWantedPress } from '../../../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../../../lib/session/use-session.ts';
import { likePress } from '../../like-press.ts';
import { useLike } from './use-comment-change.ts';

const CommentMenu = lazyPart('CommentMenu', () => import('./CommentMenu.tsx'));

/** What a reader can do with a comment: say what they think of it, and what its menu has, which is loaded when it is first opened. */
export function CommentActions({ comment, focused, onEdit }: { comment: Comment; focused: boolean; onEdit(): void }) {
  const { t } = useTranslation('community');
  const like = useLike(comment);
  const { mutate } = like;
  const { id, mine } = comment;
  useWantedPress(
    likePress('comment', id),
    // It may turn out to be one's own.
    useCallback((side) => mine || mutate(side as 'up' | 'down'), [mine, mutate]),
  );
  return (
    <div className="-ms-2 mt-1 flex items-center gap-1 text-low">
      {comment.status === 'approved' && (
        <>
          <Opinion comment={comment} side="up" like={like} />
          <Opinion comment={comment} side="down" like={like} />
        </>
      )}
      <OpenOnPress
        button={(open) => (
          <IconButton
            icon="more"
            label={t('comment.actions')}
            size={18}
            autoFocus={focused}
            aria-haspopup="menu"
            onClick={open}
          />
        )}
        menu={<CommentMenu comment={comment} onEdit={onEdit} />}
      />
    </div>
  );
}

interface OpinionProps {
  comment: Comment;
  side: 'up' | 'down';
  /** Of both sides: while one is being said the other waits, so that what is refused goes back to what was said before. */
  like: ReturnType<typeof useLike>;
}

/** One's own is not for oneself to judge; a guest logs in first and comes back with it said. */
function Opinion({ comment, side, like }: OpinionProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const on = comment.my_like === side;
  const count = comment.likes[side];
  const label = t(side === 'up' ? 'comment.like' : 'comment.dislike');
  const press = () => {
    if (like.isPending) return;
    if (signedIn) return like.mutate(on ? null : side);
    rememberPress(likePress('comment', comment.id), side);
    saveReturnPath(`${pathname}${search}#comment-${comment.id}`);
    navigate('/login');
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={count > 0 ? `${label}: ${format.number(count)}` : label}
      disabled={comment.mine}
      aria-disabled={like.isPending || undefined}
      onClick={press}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-xs equal-digits transition-colors',
        on ? 'text-accent-text' : 'enabled:hover:text-high',
      )}
    >
      <Icon name="like" size={16} className={side === 'down' ? 'rotate-180' : undefined} />
      {count > 0 && format.number(count)}
    </button>
  );
}
