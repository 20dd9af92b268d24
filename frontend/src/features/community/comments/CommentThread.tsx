import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, User } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { CommentCard } from './CommentCard.tsx';
import { hasDraft } from './draft.ts';
import { LazyComposer } from './LazyComposer.tsx';
import { MoreReplies } from './MoreReplies.tsx';
import { subjectOf } from './subject.ts';

/** A comment and the answers to it. Members can answer what a moderator has let through. */
export function CommentThread({ comment, user }: { comment: Comment; user: User | null }) {
  const { t } = useTranslation('community');
  const place = { subject: subjectOf(comment), parentId: comment.id };
  // A reply begun before the login is open again after it.
  const [replying, setReplying] = useState(() => hasDraft(place));
  const canReply = user !== null && comment.status === 'approved';
  return (
    <CommentCard comment={comment}>
      {canReply && !replying && (
        <button
          type="button"
          onClick={() => setReplying(true)}
          className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-xs font-medium text-low transition-colors hover:text-high"
        >
          <Icon name="reply" size={16} />
          {t('reply.open')}
        </button>
      )}
      {canReply && replying && (
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
