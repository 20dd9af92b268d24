import { type ComponentProps, useEffect, useRef } from 'react';
import { keepRoom } from '../../lib/session/kept/keep-room.ts';
import type { OwnShelf as Name } from '../../lib/session/kept/own-shelves.ts';
import { OwnShelfSkeleton } from './OwnShelfSkeleton.tsx';
import { CardShelf } from './Shelf.tsx';

const POSTER_RATIO = 1.5;

interface Props extends Pick<ComponentProps<typeof CardShelf>, 'title'> {
  name: Name;
  /** undefined: they have not come. */
  cards: ComponentProps<typeof CardShelf>['cards'] | undefined;
  isPending: boolean;
}

/** A member's own shelf. It remembers how high it is, for the page that shows it next. */
export function OwnShelf({ name, title, cards, isPending }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const count = cards?.length;
  useEffect(() => {
    if (count === undefined) return;
    // The cards of a row are as high as the highest.
    const card = place.current?.querySelector('li')?.getBoundingClientRect();
    keepRoom(name, card ? Math.max(1, Math.round(card.height - card.width * POSTER_RATIO)) : 0);
  }, [name, count]);
  if (isPending) return <OwnShelfSkeleton name={name} />;
  if (!cards || count === 0) return null;
  return (
    <div ref={place}>
      <CardShelf title={title} cards={cards} />
    </div>
  );
}
