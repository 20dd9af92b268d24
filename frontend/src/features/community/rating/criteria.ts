import type { Criteria } from '../../../api/types.ts';

/** The six criteria of specification §3, in its order. */
export const CRITERIA = [
  'starring',
  'direction',
  'screenplay',
  'music',
  'effects',
  'other',
] as const satisfies readonly (keyof Criteria)[];
export const MIN_GRADE = 1;
export const MAX_GRADE = 10;

/** The initial grades before the first rating (specification §9). */
export const DEFAULT_GRADES: Criteria = {
  starring: 10,
  direction: 10,
  screenplay: 10,
  music: 10,
  effects: 10,
  other: 10,
};

/** The mean of the six. */
export function meanOf(grades: Criteria): number {
  return CRITERIA.reduce((sum, criterion) => sum + grades[criterion], 0) / CRITERIA.length;
}
