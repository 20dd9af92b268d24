import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberComment } from '../../../../api/types.ts';
import { ErrorState } from '../../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { Pagination } from '../../../../components/pagination/Pagination.tsx';
import { Ago } from '../../../../components/text/Ago.tsx';
import { FoldedText } from '../../../../components/text/FoldedText.tsx';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../../lib/router/title-path.ts';
import { memberCommentsQuery } from './member-queries.ts';
import { NothingShown } from './NothingShown.tsx';

export function MemberComments({ username, page }: { username: string; page: number }) {
  const { t } = useTranslation('accounts');
  const { data, error, isPlaceholderData, refetch } = useQuery(memberCommentsQuery(username, page));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 w-full rounded-panel" />;
  if (data.hidden || data.total === 0)
    return <NothingShown title={t(data.hidden ? 'member.nothing' : 'member.no.comments')} />;
  return (
    <>
      <ul className="grid max-w-[760px] gap-4" aria-busy={isPlaceholderData}>
        {data.comments.map((comment) => (
          <li key={comment.id}>
            <CommentLine comment={comment} />
          </li>
        ))}
      </ul>
      <Pagination page={page} maxPage={data.max_page} />
    </>
  );
}

function CommentLine({ comment }: { comment: MemberComment }) {
  const { id, body, created_at: at, spoiler, locked, post, news } = comment;
  const { t } = useTranslation('accounts');
  const { nameOf } = useLanguage();
  const [open, setOpen] = useState(!spoiler);
  const name = (post ?? news)?.name;
  const page = post ? titlePath(post) : `/news/${news?.slug}`;
  const path = `${page}#comment-${id}`;
  return (
    <article className="rounded-panel bg-surface-1 p-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-low">
        <Link to={path} className="rounded-sm py-0.5 text-sm font-bold wrap-anywhere text-high hover:underline">
          {name && nameOf(name)}
        </Link>
        <Ago at={at} />
      </p>
      {locked ? (
        <Link to={path} className="mt-2 inline-flex min-h-11 items-center text-sm text-mid hover:underline">
          {t('member.comment.locked')}
        </Link>
      ) : open ? (
        <FoldedText text={body} className="mt-2 text-sm whitespace-pre-line text-high wrap-anywhere" />
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-2 inline-flex min-h-11 items-center text-start text-sm text-mid hover:text-high"
        >
          {t('member.comment.spoiler')}
        </button>
      )}
    </article>
  );
}
