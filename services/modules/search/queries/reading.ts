import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Card } from '../contract/card.ts';
import type { Cards, Suggestions, SuggestLimits } from '../contract/search-index.port.ts';
import type { TitleFilter, TitleSort } from '../contract/title-filter.ts';
import { standFor } from '../domain/names/initials.ts';
import { nameForms } from '../domain/names/name-forms.ts';
import type { Topics } from '../domain/words/topic-words.ts';

/** What a query was taken for, and what it then finds. */
export interface Reading {
  /** Best first. */
  titles: Card[];
  people: Card[];
  /** What advanced search asks for in place of the query. */
  filter: Pick<
    TitleFilter,
    | 'query'
    | 'ids'
    | 'initials'
    | 'people'
    | 'alongside'
    | 'character'
    | 'fromYear'
    | 'toYear'
    | 'genres'
    | 'countries'
    | 'postType'
  >;
  /** Of the titles of the filter, where another order is meant than that of what is best known. */
  sort?: TitleSort;
  /** The titles, where the filter alone finds others first: a page of all that it finds leads with them. */
  leads?: Card[];
  /** What was searched for in place of what was typed: the same keys in the other language. */
  shownFor: string | null;
  /** Of nearby names, where nothing was found. */
  nearest: Cards;
}

export const NOTHING: Cards = { titles: [], people: [] };

export function idsOf(cards: readonly Card[]): number[] {
  return cards.map(({ id }) => id);
}

/** Without what is not asked for: empty lists would be other filters to the cache of counts. */
export function topicFilter({ genres, countries, years }: Topics): Reading['filter'] {
  return { ...(genres.length > 0 && { genres }), ...(countries.length > 0 && { countries }), ...years };
}

/** Whether the filter is for what is called so. */
export function isOfName({ query, initials }: Reading['filter']): boolean {
  return query !== undefined || initials !== undefined;
}

function namesOn({ shown }: Card): string[] {
  const { fa, en } = shown.name;
  return [fa ?? '', en ?? ''];
}

/** Whether that is the whole name on a card. */
export function isNamed(folded: string): (card: Card) => boolean {
  return (card) => namesOn(card).some((name) => foldText(name) === folded);
}

/** The words of each name on a card, «دی‌کاپریو» as two and as one. */
function wordsOn(card: Card): string[][] {
  return namesOn(card)
    .flatMap(nameForms)
    .map((form) => form.split(' '));
}

/** Whether a name on a card has all these words. */
export function hasWords(words: readonly string[]): (card: Card) => boolean {
  return (card) => wordsOn(card).some((all) => words.every((word) => all.includes(word)));
}

/** Whether a name on a card has such a word. */
export function hasWord(is: (word: string) => boolean): (card: Card) => boolean {
  return (card) => wordsOn(card).some((all) => all.some(is));
}

/** Whether a name on a card has a word for each of these that begins so. */
export function hasBeginnings(beginnings: readonly string[]): (card: Card) => boolean {
  return (card) =>
    wordsOn(card).some((all) => beginnings.every((beginning) => all.some((word) => word.startsWith(beginning))));
}

/** Whether a name on a card has so many words. */
export function isOfWords(words: number): (card: Card) => boolean {
  return (card) => namesOn(card).some((name) => foldText(name).split(' ').length === words);
}

/** What a name on the card makes of it, if any. */
export function fromNames<Made>(card: Card, make: (name: string) => Made | null): Made | null {
  for (const name of namesOn(card)) {
    const made = make(name);
    if (made) return made;
  }
  return null;
}

const votesOf = ({ shown }: Card) => shown.votes ?? 0;

/** Whether these are the initials of a name on a card. */
export function isSpeltBy(initials: string): (card: Card) => boolean {
  return (card) => namesOn(card).some((name) => standFor(initials, name));
}

/** Titles found by their initials: of those that have no other words, or none before a colon, the better known first. */
export function betterKnownFirst(initials: string, cards: Card[]): Card[] {
  const isSpelt = isSpeltBy(initials);
  const votes = new Map(cards.map((card) => [card, isSpelt(card) ? votesOf(card) : 0]));
  return cards.toSorted((one, other) => votes.get(other)! - votes.get(one)!);
}

/** Those of just these initials that more people know than any of the others. */
export function betterKnown(initials: string, cards: Card[], others: Card[]): Card[] {
  return moreKnown(cards.filter(isSpeltBy(initials)), others);
}

/** Those that more people know than any of the others. */
export function moreKnown(cards: Card[], others: Card[]): Card[] {
  const most = Math.max(0, ...others.map(votesOf));
  return cards.filter((card) => votesOf(card) > most);
}

/** Those of the first one's series, where that is named before a colon. */
export function ofSeries(cards: Card[]): Card[] {
  const seriesOf = (card: Card) => namesOn(card).map((name) => name.slice(0, name.indexOf(':') + 1));
  const first = seriesOf(cards[0]!);
  return cards.filter((card) => seriesOf(card).some((name, at) => name !== '' && name === first[at]));
}

export function olderFirst(cards: Card[]): Card[] {
  return newerFirst(cards.toReversed()).reverse();
}

export function newerFirst(cards: Card[]): Card[] {
  return cards.toSorted((one, other) => other.shown.release_year - one.shown.release_year);
}

export function ofTypeFirst(cards: Card[], postType?: 1 | 2): Card[] {
  if (!postType) return cards;
  const isOther = ({ shown }: Card) => Number(shown.post_type !== postType);
  return cards.toSorted((one, other) => isOther(one) - isOther(other));
}

export function reading({ titles, people }: Suggestions, filter: Reading['filter']): Reading {
  return { titles, people, filter, shownFor: null, nearest: NOTHING };
}

/** Of a reading that finds these in another order, or not all of them. */
export function led(found: Reading, titles: Card[]): Reading {
  return { ...found, titles, leads: titles };
}

/** Of titles that are here more than once, the first. */
export function eachOnce(cards: Card[]): Card[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => seen.size < seen.add(id).size);
}

/** The better cards first, none twice, no more than wanted. */
export function joined(better: Card[], worse: Card[], { titles }: SuggestLimits): Card[] {
  return eachOnce([...better, ...worse]).slice(0, titles);
}

/** The best by their initials, what is near, the rest by their initials. */
export function above(initials: Reading, near: Reading, limits: SuggestLimits, best: number): Reading {
  const [first, rest] = [initials.titles.slice(0, best), initials.titles.slice(best)];
  const titles = joined([...first, ...near.titles], rest, limits);
  return led({ ...initials, people: near.people }, titles);
}
