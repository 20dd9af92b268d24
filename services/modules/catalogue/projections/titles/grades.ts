import { CRITERIA, type Grades } from '#modules/community/contract/community.events.ts';

/** Sum of the six grades; divided by six times the votes it is the title's rating. */
export function gradeSum(grades: Grades): number {
  return CRITERIA.reduce((sum, criterion) => sum + grades[criterion], 0);
}
