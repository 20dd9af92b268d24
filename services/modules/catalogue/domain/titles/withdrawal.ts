import { TitleMerged } from '../catalogue-errors.ts';
import type { StoredFacts } from './merge-facts.ts';

/** The facts of a title that leaves the site on its own; a draft stays one. @throws TitleMerged */
export function withdrawn(facts: StoredFacts): StoredFacts {
  refuseMerged(facts);
  if (facts.withdrawn) return facts;
  return { ...facts, withdrawn: { into: null } };
}

/** The facts of a title that is not on the site yet. */
export function drafted(facts: StoredFacts): StoredFacts {
  return { ...facts, withdrawn: { into: null, draft: true } };
}

/**
 * The facts of a title that comes back, or comes at all: a draft enters the catalogue only now.
 * @throws TitleMerged since what it had has gone along with the other.
 */
export function restored(facts: StoredFacts, now: Date): StoredFacts {
  refuseMerged(facts);
  const { withdrawn: gone, ...shown } = facts;
  return gone?.draft ? { ...shown, addedAt: now.toISOString() } : shown;
}

export function refuseMerged({ withdrawn: gone }: StoredFacts): void {
  if (gone && gone.into !== null) throw new TitleMerged();
}
