import type { ModerationRules } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { parseWhole } from '../format/number.ts';

const LEAST = 3;
const MOST = 100;
const FIRST = 10;

export interface RulesDraft {
  trusting: boolean;
  /** As it is typed. */
  trust_after: string;
  /** One on each line. */
  words: string;
}

/** @param write a whole number as the reader's language does. */
export function draftOf({ trust_after, words }: ModerationRules, write: (value: number) => string): RulesDraft {
  return { trusting: trust_after !== null, trust_after: write(trust_after ?? FIRST), words: words.join('\n') };
}

export function factsOf({ trusting, trust_after, words }: RulesDraft) {
  const lines = words.split('\n').map((line) => line.trim());
  return { trust_after: trusting ? parseWhole(trust_after) : null, words: lines.filter(Boolean) };
}

export function errorsOf({ trusting, trust_after }: RulesDraft): FormErrors {
  const after = parseWhole(trust_after);
  const fits = after !== null && after >= LEAST && after <= MOST;
  return trusting && !fits ? { trust_after: 'parde.rules.trust_after_wrong' } : {};
}
