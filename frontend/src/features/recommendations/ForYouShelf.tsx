import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnShelf } from '../../components/shelf/OwnShelf.tsx';
import { RecommendedCard } from './RecommendedCard.tsx';
import { forYouQuery } from './recommendation-queries.ts';

/** What the member may like. Without it the home page is as it is for everybody: a failure is not told. */
export default function ForYouShelf() {
  const { t } = useTranslation('recommendations');
  const { data, isPending } = useQuery(forYouQuery);
  const cards = data?.map((post) => ({ id: post.id, card: <RecommendedCard post={post} /> }));
  return <OwnShelf name="forYou" title={t('shelf.forYou')} cards={cards} isPending={isPending} />;
}
