import type { FunctionComponent } from 'react';
import ForYouShelf from '../../../features/recommendations/ForYouShelf.tsx';
import ContinueShelf from '../../../features/watching/ContinueShelf.tsx';
import type { OwnShelf } from '../../../lib/session/kept/own-shelves.ts';

const SHELVES: Record<OwnShelf, FunctionComponent> = { watching: ContinueShelf, forYou: ForYouShelf };

/** What the home page has for a member alone, in a file of its own: guests do without. */
export default function OwnShelves({ names }: { names: readonly OwnShelf[] }) {
  return names.map((name) => {
    const Shelf = SHELVES[name];
    return <Shelf key={name} />;
  });
}
