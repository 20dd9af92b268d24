import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnShelf } from '../../components/shelf/OwnShelf.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { continueQuery } from './continue-query.ts';
import { usePutAside } from './use-put-aside.ts';

/** What the member has begun. Without it the home page is as it is for everybody: a failure is not told. */
export default function ContinueShelf() {
  const { t } = useTranslation('watching');
  const { data, isPending } = useQuery(continueQuery);
  const putAside = usePutAside();
  const cards = data?.map((card) => ({
    id: card.post_id,
    card: <ContinueCard card={card} onRemove={() => putAside.mutate(card)} />,
  }));
  return <OwnShelf name="watching" title={t('continue.title')} cards={cards} isPending={isPending} />;
}
