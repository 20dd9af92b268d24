import { parseWhole } from '../number.ts';

const FIRST = 1200;
const LAST = 1500;
/** A year of the Persian calendar begins in March of this many years later. */
const LATER = 621;

/** What is wrong with a year of the Persian calendar that stands where one of the Gregorian is meant; null of any other text. */
export function solarYearError(typed: string | null | undefined, write: (year: number) => string) {
  const year = parseWhole(typed ?? '');
  if (year === null || year < FIRST || year > LAST) return null;
  const args = { year: write(year), from: write(year + LATER), to: write(year + LATER + 1) };
  return { message: 'parde.titles.form.solar_year', args };
}
