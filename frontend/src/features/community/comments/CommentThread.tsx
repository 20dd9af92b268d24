import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Comment, User } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { rememberPress, useWantedPress } from '../../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { CommentCard } from './card/CommentCard.tsx';
import { MoreReplies } from './MoreReplies.tsx';
import { subjectOf } from './subject.ts';
import { hasDraft } from './writing/draft.ts';
import { LazyComposer } from './writing/LazyComposer.tsx';

/** A comment and the answers to it. Members can answer what a moderator has let through; a guest logs in first and comes back to it. */
export function CommentThread({ comment, user }: { comment: Comment; user: User | null }) {
  const { t } = useTranslation('community');
  const place = { subject: subjectOf(comment), parentId: comment.id };
  // A reply begun before the login is open again after it. Null until there was one: then nothing takes the focus.
  const [replying, setReplying] = useState<boolean | null>(() => hasDraft(place) || null);
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = `reply ${comment.id}`;
  useWantedPress(
    press,
    useCallback(() => setReplying(true), []),
  );
  const logIn = () => {
    rememberPress(press, '');
    saveReturnPath(`${pathname}${search}#comment-${comment.id}`);
    navigate('/login');
  };
  const approved = comment.status === 'approved';
  return (
    <CommentCard comment={comment}>
      {approved && !(user && replying) && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: it had the focus before its form took its place
          autoFocus={replying === false}
          onClick={() => (signedIn ? setReplying(true) : logIn())}
          className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-xs font-medium text-low transition-colors hover:text-high"
        >
          <Icon name="reply" size={16} />
          {t('reply.open')}
        </button>
      )}
      {approved && user && replying && (
        <div className="mt-4">
          <LazyComposer
            place={place}
            user={user}
            label={t('reply.to', { name: comment.user.name })}
            onDone={() => setReplying(false)}
          />
        </div>
      )}
      {comment.replies.length > 0 && (
        <ul className="mt-4 grid gap-5 border-s-2 border-hairline ps-4 md:ps-5">
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <CommentCard comment={reply} small />
            </li>
          ))}
        </ul>
      )}
      <MoreReplies comment={comment} />
    </CommentCard>
  );
}
