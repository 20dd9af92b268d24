import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CardShelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { hadRecommendations, rememberRecommended } from '../../lib/session/kept/recommended.ts';
import { RecommendedCard } from './RecommendedCard.tsx';
import { forYouQuery } from './recommendation-queries.ts';

/** What the member may like. Without it the home page is as it is for everybody: a failure is not told. */
export default function ForYouShelf() {
  const { t } = useTranslation('recommendations');
  const { data, isPending } = useQuery(forYouQuery);
  useEffect(() => {
    if (data) rememberRecommended(data.length > 0);
  }, [data]);
  if (isPending && hadRecommendations()) return <ShelfSkeleton />;
  const cards = (data ?? []).map((post) => ({ id: post.id, card: <RecommendedCard post={post} /> }));
  return <CardShelf title={t('shelf.forYou')} cards={cards} />;
}
