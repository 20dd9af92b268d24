import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';

const ratingsQuery = (postId: number) =>
  queryOptions({
    queryKey: ['ratings', postId],
    queryFn: ({ signal }) => call(api.POST('/api/post/ratings', { body: { post_id: postId }, signal })),
  });

/** For one criterion how many gave each grade, as ten columns. */
export default function RatingSpread({ postId, criterion }: { postId: number; criterion: keyof Criteria }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const { data } = useQuery(ratingsQuery(postId));
  const votes = data?.[criterion] ?? Array<number>(10).fill(0);
  const most = Math.max(1, ...votes);
  const label = votes
    .flatMap((count, at) => (count > 0 ? [t('rating.gave', { count, grade: at + 1 })] : []))
    .join(', ');
  return (
    <div role="img" aria-label={label} className="grid h-20 grid-cols-10 items-end gap-1">
      {votes.map((count, at) => (
        <span key={at} className="grid h-full grid-rows-[1fr_auto] gap-1 text-center text-xs text-low">
          <span className="overflow-hidden rounded-sm bg-high/5">
            <span
              className="block size-full rounded-sm bg-accent transition-transform"
              style={{ transform: `translateY(${100 - (count / most) * 100}%)` }}
            />
          </span>
          <span>{format.number(at + 1)}</span>
        </span>
      ))}
    </div>
  );
}
