import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { CardShelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { RecommendedCard } from './RecommendedCard.tsx';
import { similarQuery } from './recommendation-queries.ts';

export default function SimilarTitles({ post }: { post: Pick<TitlePage, 'id' | 'post_type'> }) {
  const { t } = useTranslation('recommendations');
  const { data, isPending } = useQuery(similarQuery(post.post_type, post.id));
  if (isPending) return <ShelfSkeleton />;
  const cards = (data ?? []).map((similar) => ({ id: similar.id, card: <RecommendedCard post={similar} /> }));
  return <CardShelf title={t(post.post_type === 1 ? 'shelf.similarMovies' : 'shelf.similarSeries')} cards={cards} />;
}
