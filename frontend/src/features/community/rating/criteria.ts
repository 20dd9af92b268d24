import type { Criteria } from '../../../api/types.ts';
import { CRITERIA, ofEachCriterion } from '../../../lib/vocabulary/criteria.ts';

export const MIN_GRADE = 1;
export const MAX_GRADE = 10;

/** What the sliders hold: null until one is touched. */
export type Choice = { [criterion in keyof Criteria]: number | null };

export const NOTHING_CHOSEN: Choice = ofEachCriterion(null);

/** What counts for a criterion that was never touched (specification §9). */
export const DEFAULT_GRADE = 10;

/** The six grades as the server keeps them; null while nothing is chosen. */
export function gradesOf(choice: Choice): Criteria | null {
  if (CRITERIA.every((criterion) => choice[criterion] === null)) return null;
  const entries = CRITERIA.map((criterion) => [criterion, choice[criterion] ?? DEFAULT_GRADE]);
  return Object.fromEntries(entries) as Criteria;
}

/** Those that differ from what was given before: nothing else is sent. */
export function touched(choice: Choice, mine: Criteria | null): Partial<Criteria> {
  const changed = CRITERIA.filter((criterion) => choice[criterion] !== (mine?.[criterion] ?? null));
  return Object.fromEntries(changed.map((criterion) => [criterion, choice[criterion]])) as Partial<Criteria>;
}

/** The mean of the six. */
export function meanOf(grades: Criteria): number {
  return CRITERIA.reduce((sum, criterion) => sum + grades[criterion], 0) / CRITERIA.length;
}
