import { NotTwoTitles } from '../catalogue-errors.ts';

/** Two titles in whichever order they were named. */
export interface TitlePair {
  firstId: number;
  secondId: number;
}

/** @throws NotTwoTitles */
export function titlePair(one: number, other: number): TitlePair {
  if (one === other) throw new NotTwoTitles();
  return { firstId: Math.min(one, other), secondId: Math.max(one, other) };
}
