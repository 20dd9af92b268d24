import { TitleMerged } from './catalogue-errors.ts';
import type { StoredFacts } from './merge-facts.ts';

/** The facts of a title that leaves the site on its own. @throws TitleMerged */
export function withdrawn(facts: StoredFacts): StoredFacts {
  refuseMerged(facts);
  return { ...facts, withdrawn: { into: null } };
}

/** The facts of a title that comes back. @throws TitleMerged since what it had has gone along with the other. */
export function restored(facts: StoredFacts): StoredFacts {
  refuseMerged(facts);
  const { withdrawn: _, ...shown } = facts;
  return shown;
}

export function refuseMerged({ withdrawn: gone }: StoredFacts): void {
  if (gone && gone.into !== null) throw new TitleMerged();
}
