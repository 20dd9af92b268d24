import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Comment } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PremiumMark } from '../../../components/layout/PremiumMark.tsx';
import { Avatar } from '../../../components/poster/Avatar.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CommentActions } from './CommentActions.tsx';
import { CommentBody } from './CommentBody.tsx';

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
  return (
    <article id={`comment-${comment.id}`} className="flex gap-3 md:gap-4">
      <Link to={`/user/${user.username}`} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar
          username={user.username}
          name={user.name}
          path={user.avatar_path}
          className={small ? 'size-8' : 'size-10'}
          sizes="40px"
        />
      </Link>
      <div className="min-w-0 grow">
        <Head comment={comment} />
        <CommentBody comment={comment} />
        {comment.status === 'approved' && <CommentActions comment={comment} />}
        {children}
      </div>
    </article>
  );
}

function Head({ comment: { user, created_at: at, status } }: { comment: Comment }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-low">
      <Link to={`/user/${user.username}`} className="rounded-sm text-sm font-bold text-high hover:underline">
        <bdi>{user.name}</bdi>
      </Link>
      {user.premium && <PremiumMark />}
      <time dateTime={at} title={format.date(at)}>
        {format.relative(at)}
      </time>
      {status === 'pending' && (
        <span className="inline-flex items-center gap-1 rounded-full bg-accent/14 px-2.5 py-0.5 font-medium text-accent-text">
          <Icon name="clock" size={14} />
          {t('comment.pending')}
        </span>
      )}
    </p>
  );
}
