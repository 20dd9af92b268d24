import { NotTheSame } from '../catalogue-errors.ts';
import { mergeFacts, type StoredFacts } from './merge-facts.ts';
import { refuseMerged } from './withdrawal.ts';

interface OneTitle {
  id: number;
  facts: StoredFacts;
}

/** What the title that stays is from now on: its own facts, and what it lacks of the other's. @throws TitleMerged @throws NotTheSame */
export function mergedTitle(stays: OneTitle, goes: OneTitle): StoredFacts {
  refuseMerged(stays.facts);
  refuseMerged(goes.facts);
  if (stays.id === goes.id || stays.facts.postType !== goes.facts.postType) throw new NotTheSame();
  const { withdrawn: _, addedAt: __, ...other } = goes.facts;
  const names = [other.name.en, other.name.fa, other.originalName].filter((name) => name !== null);
  const own = new Set([stays.facts.name.en, stays.facts.name.fa, stays.facts.originalName]);
  const alternateNames = [...other.alternateNames, ...names].filter((name) => !own.has(name));
  return mergeFacts(stays.facts, { ...other, alternateNames });
}
