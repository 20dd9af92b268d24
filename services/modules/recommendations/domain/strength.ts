/*
 * How much something that a member does says for a title: 1 for all one can say, below 0 for a title that was not liked. What
 * a member says outright by a rating counts before what their watching may mean.
 */

const GRADES = 6;
/** Less than this was a look, not a viewing. */
const GLANCE_SHARE = 0.05;

export const LISTED = { later: 0.5, series: 0.9, person: 1 } as const;

/** Ratings come from a strip of sliders that begin at 10, so the middle of the scale says no more than "I have seen it". */
const INDIFFERENT = 5;

/** @param gradeSum of the six grades, each 1–10. @returns −0.8 … 1 */
export function ratedStrength(gradeSum: number): number {
  const mean = gradeSum / GRADES;
  const strength = (mean - INDIFFERENT) / (10 - INDIFFERENT);
  return tenths(strength);
}

/** @param duration seconds, as is the position. @returns 0 where it was hardly begun. */
export function watchedStrength({
  position,
  duration,
  watched,
}: {
  position: number;
  duration: number;
  watched: boolean;
}): number {
  if (watched) return 0.8;
  const share = duration > 0 ? Math.min(1, position / duration) : 0;
  return share < GLANCE_SHARE ? 0 : tenths(0.2 + 0.6 * share);
}

/** So coarse that a film being watched changes it a few times only. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
