import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { Shelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { similarQuery } from './title-query.ts';

export function SimilarTitles({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const { data, isPending } = useQuery(similarQuery(post.post_type, post.id));
  if (isPending) return <ShelfSkeleton />;
  return <Shelf title={t(post.post_type === 1 ? 'title.similarMovies' : 'title.similarSeries')} posts={data ?? []} />;
}
