import type { Criteria } from '../../api/types.ts';

/** What a rating grades (specification §3), in its order. */
export const CRITERIA = [
  'starring',
  'direction',
  'screenplay',
  'music',
  'effects',
  'other',
] as const satisfies readonly (keyof Criteria)[];

/** @returns the same for each criterion. */
export function ofEachCriterion<T>(one: T): { [criterion in keyof Criteria]: T } {
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, one])) as { [criterion in keyof Criteria]: T };
}
