import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { type UpdatedList, updatedQuery } from '../sidebar-queries.ts';
import { SmallPost } from './SmallPost.tsx';

const MAX_ROWS = 6;
const PLACEHOLDERS = Array.from({ length: MAX_ROWS }, (_, index) => `placeholder-${index}`);

export function LastUpdated({ list }: { list: UpdatedList }) {
  const { t } = useTranslation('sidebar');
  const heading = useId();
  const { data: posts, isError } = useQuery(updatedQuery(list));
  if (isError || posts?.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <h2 id={heading} className="text-lg font-black">
        {t(`sidebar.updated.${list}`)}
      </h2>
      <ul className="grid grid-cols-1 gap-1">
        {posts
          ? posts.slice(0, MAX_ROWS).map((post) => <SmallPost key={post.id} post={post} when />)
          : PLACEHOLDERS.map((key) => (
              <li key={key} className="py-2">
                <Skeleton className="h-15 w-full" />
              </li>
            ))}
      </ul>
    </section>
  );
}
