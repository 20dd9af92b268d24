import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PostType } from '../../api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CommentList } from './comments/CommentList.tsx';
import { commentsQuery } from './comments/comments-query.ts';
import { LinkedComment } from './comments/LinkedComment.tsx';
import type { CommentSubject } from './comments/subject.ts';
import { SeriesThread } from './comments/thread-title.ts';
import { LazyComposer } from './comments/writing/LazyComposer.tsx';
import { LoginLink, useScrollHere } from './LoginLink.tsx';

interface Props {
  subject: CommentSubject;
  /** Of a title. */
  postType?: PostType;
}

/** The thread of comments below a title or a news post. */
export default function Comments({ subject, postType }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { signedIn, user } = useSession();
  const { data } = useInfiniteQuery(commentsQuery(subject));
  const section = useScrollHere<HTMLElement>('#comments', !!data);
  const linked = /^#comment-(\d{1,9})$/.exec(useLocation().hash)?.[1];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <SeriesThread value={postType === 2}>
      <section
        ref={section}
        id="comments"
        aria-labelledby="comments-heading"
        className="w-full max-w-[760px] scroll-mt-24"
      >
        <h2 id="comments-heading" className="mb-5 flex items-baseline gap-2.5 text-lg font-black">
          {t('comments.title')}
          {total > 0 && <span className="text-sm font-medium text-low equal-digits">{format.number(total)}</span>}
        </h2>
        <div className="mb-10">
          {user ? (
            <LazyComposer place={{ subject, parentId: null }} user={user} label={t('comment.label')} />
          ) : (
            !signedIn && <Guest />
          )}
        </div>
        {linked && <LinkedComment subject={subject} commentId={Number(linked)} user={user} />}
        <CommentList subject={subject} user={user} />
      </section>
    </SeriesThread>
  );
}

function Guest() {
  const { t } = useTranslation('community');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-surface-1 p-5">
      <p className="text-sm text-mid">{t('comments.guest')}</p>
      <div className="flex gap-1">
        <LoginLink to="/login" backTo="#comments" text={t('account.login')} />
        <LoginLink to="/register" backTo="#comments" text={t('account.register')} />
      </div>
    </div>
  );
}
