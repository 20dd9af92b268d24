import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { lazyPart } from '../../../../components/feedback/lazy-part.ts';
import { Part } from '../../../../components/feedback/Part.tsx';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { PremiumMark } from '../../../../components/layout/PremiumMark.tsx';
import { Avatar } from '../../../../components/picture/Avatar.tsx';
import { Ago } from '../../../../components/text/Ago.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { CommentActions } from '../actions/CommentActions.tsx';
import { CommentBody } from './CommentBody.tsx';
import { isGone } from './gone-author.ts';

const EditComment = lazyPart('EditComment', () => import('../writing/EditComment.tsx'));

/** Author, time and text of a comment. */
export function CommentCard({
  comment,
  small = false,
  children,
}: {
  comment: Comment;
  small?: boolean;
  children?: ReactNode;
}) {
  const { user } = comment;
  // Null until it was edited: then what has the editor in it takes the focus.
  const [editing, setEditing] = useState<boolean | null>(null);
  return (
    <article id={`comment-${comment.id}`} className="flex gap-3 md:gap-4">
      <Face user={user} className={small ? 'size-8' : 'size-10'} />
      <div className="min-w-0 grow">
        <Head comment={comment} />
        {editing ? (
          <Part>
            <EditComment comment={comment} onDone={() => setEditing(false)} />
          </Part>
        ) : (
          <>
            <CommentBody comment={comment} />
            {(comment.status === 'approved' || comment.changeable_until !== null) && (
              <CommentActions comment={comment} focused={editing === false} onEdit={() => setEditing(true)} />
            )}
          </>
        )}
        {children}
      </div>
    </article>
  );
}

function Face({ user, className }: { user: Comment['user']; className: string }) {
  const { t } = useTranslation('community');
  const name = isGone(user) ? t('comment.author.gone') : user.name;
  const face = (
    <Avatar username={user.username} name={name} path={user.avatar_path} className={className} sizes="40px" />
  );
  if (isGone(user)) return <span className="shrink-0">{face}</span>;
  return (
    <Link to={`/user/${user.username}`} tabIndex={-1} aria-hidden="true" className="shrink-0">
      {face}
    </Link>
  );
}

function Head({ comment }: { comment: Comment }) {
  const { user, created_at: at, edited_at: edited, status, place, locked, spoiler, mine } = comment;
  const { t } = useTranslation('community');
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-low">
      {isGone(user) ? (
        <span className="py-0.5 text-sm font-bold">{t('comment.author.gone')}</span>
      ) : (
        <Link
          to={`/user/${user.username}`}
          className="rounded-sm py-0.5 text-sm font-bold wrap-anywhere text-high hover:underline"
        >
          <bdi>{user.name}</bdi>
        </Link>
      )}
      {user.premium && !isGone(user) && <PremiumMark />}
      <Ago at={at} />
      {edited && <span title={format.date(edited)}>{t('comment.edited')}</span>}
      {place && !locked && <span>{t(place.season ? 'comment.at.episode' : 'comment.at', { ...place })}</span>}
      {/* Its author reads it without the curtain. */}
      {spoiler && mine && status !== 'deleted' && <span>{t('comment.spoiler.mine')}</span>}
      {status === 'pending' && (
        <span className="inline-flex items-center gap-1 rounded-full bg-accent/14 px-2.5 py-0.5 font-medium text-accent-text">
          <Icon name="clock" size={14} />
          {t('comment.pending')}
        </span>
      )}
    </p>
  );
}
