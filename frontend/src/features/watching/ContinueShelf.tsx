import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CardShelf, ShelfSkeleton } from '../../components/shelf/Shelf.tsx';
import { hasBegunSomething, rememberBegun } from '../../lib/session/kept/watching.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { continueQuery } from './continue-query.ts';
import { usePutAside } from './use-put-aside.ts';

/** What the member has begun. Without it the home page is as it is for everybody: a failure is not told. */
export default function ContinueShelf() {
  const { t } = useTranslation('watching');
  const { data, isPending } = useQuery(continueQuery);
  const putAside = usePutAside();
  useEffect(() => {
    if (data) rememberBegun(data.length > 0);
  }, [data]);
  if (isPending && hasBegunSomething()) return <ShelfSkeleton />;
  const cards = (data ?? []).map((card) => ({
    id: card.post_id,
    card: <ContinueCard card={card} onRemove={() => putAside.mutate(card)} />,
  }));
  return <CardShelf title={t('continue.title')} cards={cards} />;
}
