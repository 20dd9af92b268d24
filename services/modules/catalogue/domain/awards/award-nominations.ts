import { nomineesOf } from '../../contract/awards/award-nominees.ts';
import { AWARD_TITLES } from '../../contract/awards/award-titles.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { InvalidAward } from '../catalogue-errors.ts';
import { peopleNamed } from '../titles/edit-title.ts';
import type { StoredFacts } from '../titles/merge-facts.ts';

export interface AwardOfYear {
  ceremony: number;
  year: number;
  title: string;
}
export interface WantedNomination {
  titleId: number;
  won: boolean;
  nominees: readonly number[];
}
type Award = TitleFacts['awards'][number];

/** When each was held for the first time: 1 Oscar, 2 Golden Globe, 3 Bafta. */
const FIRST_HELD: Record<number, number> = { 1: 1929, 2: 1944, 3: 1949 };
const MAX_AWARDS_OF_TITLE = 40;

/** @param held whether the award has nominations already: an odd spelling may be mended. @throws InvalidAward */
export function checkAward({ ceremony, year, title }: AwardOfYear, held: boolean, now: Date): void {
  if (year < (FIRST_HELD[ceremony] ?? 0)) throw new InvalidAward('year', 'It was not held yet in that year');
  if (year > now.getUTCFullYear() + 1) throw new InvalidAward('year', 'That year is too far ahead');
  const known: readonly string[] = AWARD_TITLES;
  if (!held && !known.includes(title)) throw new InvalidAward('award', 'Please choose one of the known awards');
}

/** A title's facts with exactly these nominations for one award; its others stay, in their order. @throws InvalidAward */
export function withAward(facts: StoredFacts, award: AwardOfYear, wanted: readonly WantedNomination[]): StoredFacts {
  const people = new Set(peopleNamed(facts));
  if (wanted.some(({ nominees }) => nominees.some((id) => !people.has(id)))) {
    throw new InvalidAward('nominations', 'Only people of the title can be nominated for it');
  }
  const isOfAward = ({ ceremony, year, title }: Award) =>
    ceremony === award.ceremony && year === award.year && title === award.title;
  const before = facts.awards.filter(isOfAward);
  const place = facts.awards.findIndex(isOfAward);
  const others = facts.awards.filter((one) => !isOfAward(one));
  const after = wanted.map(({ won, nominees }) => ({ ...award, won, ...told(facts, award, nominees, before) }));
  const awards = others.toSpliced(place < 0 ? others.length : place, 0, ...after);
  if (after.length > 0 && awards.length > MAX_AWARDS_OF_TITLE) {
    throw new InvalidAward('nominations', 'These are too many');
  }
  return { ...facts, awards };
}

/** Whom it names is told where it does not follow from the craft; what was told, or left to the craft, stays so. */
function told(
  facts: StoredFacts,
  award: AwardOfYear,
  nominees: readonly number[],
  before: readonly Award[],
): Pick<Award, 'nominees'> {
  const same = (one: readonly number[]) => one.length === nominees.length && nominees.every((id) => one.includes(id));
  const known = before.find((one) => same(nomineesOf(facts, one)));
  if (known) return known.nominees ? { nominees: known.nominees } : {};
  return same(nomineesOf(facts, { ...award, won: false })) ? {} : { nominees: [...new Set(nominees)] };
}
