import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { SearchIndex, Suggestions, SuggestLimits } from '../contract/search-index.port.ts';
import { typedInitials } from '../domain/initials.ts';
import { initialsAndWords, spelledOut } from '../domain/initials-and-words.ts';
import { inOtherLayout } from '../domain/keyboard-layouts.ts';
import { nearTexts } from '../domain/near-texts.ts';
import { numbersInWords } from '../domain/numbers-in-words.ts';
import { MIN_MISSPELT } from '../domain/spelling.ts';
import { titleAndPerson } from '../domain/title-and-person.ts';
import { typedTopics } from '../domain/topic-words.ts';
import { withoutPart } from '../domain/typed-part.ts';
import { typedYear, type Years, yearAlone } from '../domain/typed-year.ts';
import { withoutWordsBeside } from '../domain/words-beside.ts';
import {
  above,
  betterKnown,
  betterKnownFirst,
  fromNames,
  hasWords,
  idsOf,
  isNamed,
  isSpeltBy,
  joined,
  ofTypeFirst,
  type Reading,
  reading,
  topicFilter,
} from './reading.ts';

/** People of one name whose titles are looked through. */
const MAX_NAMESAKES = 100;
/** Nearby names are an offer, not an answer. */
const MAX_NEAREST = 3;
/** With fewer titles as typed, those whose initials were typed stand below them. */
const FEW = 5;
/** Among so many titles of some initials one is looked for that has other words, too. */
const MAX_OF_INITIALS = 100;
/** Letters of a text that are the beginning of a name in either language. */
const MAX_WEAK = 2;
/** As many at most stand before what is merely near; in text too short to be misspelt nothing is near. */
const INITIALS_FIRST = 3;

/**
 * Reads a query that is no title's name: typed with the keyboard in the other language, a year, with a year or a person beside
 * the title, or a title's initials. What is found as it was typed is never read otherwise; what is a typo away is only when the
 * other keyboard's text is there as typed. Knows the index by its port only, so that each engine reads alike.
 */
export class QueryReader {
  constructor(private readonly index: SearchIndex) {}

  /** @param literal what was typed is what was meant, its typos aside. */
  read(typed: string, limits: SuggestLimits, literal = false): Promise<Reading> {
    return new TextReader(this.index.forOneText()).read(typed, limits, literal);
  }
}

class TextReader {
  constructor(private readonly index: SearchIndex) {}

  async read(typed: string, limits: SuggestLimits, literal: boolean): Promise<Reading> {
    const plain = await this.index.suggest(typed, limits);
    const found = literal ? reading(plain, { query: typed }) : await this.readMore(typed, plain, limits);
    const isNothing = found.titles.length + found.people.length === 0;
    return isNothing && limits.titles > 0 ? { ...found, nearest: await this.nearest(foldText(typed)) } : found;
  }

  private async nearest(folded: string): Promise<string[]> {
    for (const text of nearTexts(folded)) {
      // A beginning that is misspelt, too, may be anything.
      const onlyTyped = !` ${folded} `.includes(` ${text} `);
      const { titles, fit } = await this.index.suggest(text, { titles: MAX_NEAREST, people: 0, onlyTyped });
      if (fit.titles === 'typed' || fit.titles === 'near') return titles;
    }
    return [];
  }

  private async readMore(typed: string, plain: Suggestions, limits: SuggestLimits): Promise<Reading> {
    const asTyped = reading(plain, { query: typed });
    if (limits.titles === 0) {
      return plain.fit.people === 'typed' ? asTyped : ((await this.byLayout(typed, limits)) ?? asTyped);
    }
    const folded = foldText(typed);
    const year = await this.ofYear(yearAlone(folded), asTyped, plain.fit.titles === 'typed', limits);
    if (year) return year;
    if (plain.fit.titles === 'typed') return this.withInitials(folded, asTyped, limits);
    const layout = (await this.byLayout(typed, limits, asTyped)) ?? (await this.byNumbers(typed, limits));
    if (layout && layout.titles.length > 0) return layout;
    const initials = await this.byInitials(folded, limits);
    // Somebody's name on the other keyboard, unless a title is spelt so: "tdk".
    if (layout && !initials?.titles.some(isSpeltBy(folded))) return layout;
    if (initials) return above(initials, asTyped, limits, folded.length < MIN_MISSPELT ? FEW : INITIALS_FIRST);
    const topics = await this.byTopics(folded, limits);
    if (topics) return topics;
    if (plain.fit.titles === 'near') return this.nearOrBeside(folded, asTyped, limits);
    // Of a name that only people have, their titles are meant, and not titles that are a typo away.
    if (plain.fit.people === 'typed') return this.ofTyped(folded, asTyped, limits);
    const named =
      (await this.withoutWordsBeside(folded, limits)) ??
      (await this.byYear(folded, limits)) ??
      (await this.byTopicAndTitle(folded, limits)) ??
      (await this.byInitialsAndWords(folded, limits)) ??
      (await this.byPerson(folded, limits)) ??
      (await this.byPart(folded, limits));
    if (named) return { ...named, titles: joined(named.titles, asTyped.titles, limits) };
    if (plain.titles.length > 0) return asTyped;
    // Nothing else is there: of a misspelt name the people are meant that are a typo away.
    if (plain.fit.people === 'near') return { ...asTyped, filter: { people: idsOf(plain.people) } };
    if (plain.people.length > 0) return asTyped;
    return (await this.deeper(typed, limits)) ?? asTyped;
  }

  /** What is named so, or begins so; before what only begins so the better known of these initials: "got". */
  private async withInitials(folded: string, asTyped: Reading, limits: SuggestLimits): Promise<Reading> {
    const initials = await this.byInitials(folded, limits);
    if (!initials) return asTyped;
    const known = betterKnown(folded, initials.titles, asTyped.titles);
    const before = [...asTyped.titles.filter(isNamed(folded)), ...known];
    const after = asTyped.titles.length < FEW ? initials.titles : [];
    return { ...asTyped, beside: { before, after }, titles: joined([...before, ...asTyped.titles], after, limits) };
  }

  /** What is near without having a word that people write beside a name: it is not what they mean with it. */
  private async nearOrBeside(folded: string, near: Reading, limits: SuggestLimits): Promise<Reading> {
    const bare = withoutWordsBeside(folded);
    if (!bare || near.titles.some(hasWords(bare.beside))) return near;
    const found = await this.withoutWordsBeside(folded, limits);
    return found ? { ...found, titles: joined(found.titles, near.titles, limits) } : near;
  }

  /** «دانلود فیلم تلقین», "the films of nolan": what is left when such words are taken away. */
  private async withoutWordsBeside(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const bare = withoutWordsBeside(folded);
    if (!bare) return null;
    const { text, postType } = bare;
    if (!text) return postType ? this.titlesOf({ postType }, limits) : null;
    const found = await this.read(text, limits, false);
    const topics = await this.byTopics(text, limits, postType);
    if (topics) return { ...topics, titles: joined(found.titles.filter(isNamed(text)), topics.titles, limits) };
    const { query, ...more } = found.filter;
    if (query !== undefined) {
      // It is a film for some, whatever it is: the others are not taken away.
      return found.titles.length > 0 ? { ...found, titles: ofTypeFirst(found.titles, postType), nearest: [] } : null;
    }
    const meant =
      (postType && (await this.titlesOf({ ...more, postType }, limits))) ?? (await this.titlesOf(more, limits));
    return meant ? { ...meant, people: found.people, shownFor: found.shownFor } : null;
  }

  /** «کمدی ایرانی», "horror 2010", and nothing else. */
  private async byTopics(folded: string, limits: SuggestLimits, postType?: 1 | 2): Promise<Reading | null> {
    const topics = typedTopics(folded);
    if (!topics || topics.text) return null;
    return this.titlesOf({ ...topicFilter(topics), ...(postType && { postType }) }, limits);
  }

  /** «انیمیشن کوکو». */
  private async byTopicAndTitle(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const topics = typedTopics(folded);
    if (!topics?.text) return null;
    return this.titlesOf({ ...topicFilter(topics), query: topics.text }, limits);
  }

  /** The titles of the people whose name it is; where these have none, what only sounds like it. */
  private async ofTyped(folded: string, asTyped: Reading, limits: SuggestLimits): Promise<Reading> {
    const filter = { people: idsOf(asTyped.people) };
    // Nothing so short is misspelt: these titles sound like it.
    const isBeginning = folded.length < MIN_MISSPELT && !asTyped.people.some(hasWords([folded]));
    if (isBeginning && asTyped.titles.length > 0) return asTyped;
    const isTheirs = asTyped.titles.length === 0 || (await this.titlesOf(filter, { ...limits, titles: 1 })) !== null;
    return isTheirs ? { ...asTyped, filter } : asTyped;
  }

  /** What has the year in its name, then what is of that year; a name that is near to a number is none. */
  private async ofYear(
    years: Years | null,
    asTyped: Reading,
    isName: boolean,
    limits: SuggestLimits,
  ): Promise<Reading | null> {
    const found = years && (await this.titlesOf(years, limits));
    if (!found) return null;
    return isName ? { ...asTyped, titles: joined(asTyped.titles, found.titles, limits) } : found;
  }

  /**
   * The same keys in the other language, when that is a name as it was typed. So many names begin with two letters that there it is
   * to be a whole one where a title sounds like them: «هر» is "Her".
   */
  private async byLayout(typed: string, limits: SuggestLimits, asTyped?: Reading): Promise<Reading | null> {
    const isWeak = foldText(typed).length <= MAX_WEAK && asTyped !== undefined && asTyped.titles.length > 0;
    for (const text of inOtherLayout(typed)) {
      const found = await this.index.suggest(text, { ...limits, onlyTyped: true });
      const isFound = isWeak ? found.titles.some(isNamed(text)) : found.titles.length + found.people.length > 0;
      if (isFound) return { ...reading(found, { query: text }), shownFor: text };
    }
    return null;
  }

  /** What is a name as it stands when its digits are said. */
  private async byNumbers(typed: string, limits: SuggestLimits): Promise<Reading | null> {
    for (const text of numbersInWords(typed)) {
      const found = await this.index.suggest(text, { ...limits, onlyTyped: true });
      if (found.titles.length > 0) return reading(found, { query: text });
    }
    return null;
  }

  /** The other layout with a typo, a year, a person. */
  private async deeper(typed: string, limits: SuggestLimits): Promise<Reading | null> {
    for (const text of inOtherLayout(typed)) {
      const found = await this.index.suggest(text, limits);
      const folded = foldText(text);
      const named =
        (await this.byInitials(folded, limits)) ??
        (await this.byYear(folded, limits)) ??
        (await this.byPerson(folded, limits));
      const likely = named ?? reading(found, { query: text });
      if (likely.titles.length + likely.people.length > 0) return { ...likely, shownFor: text };
    }
    return null;
  }

  private async byInitials(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const initials = typedInitials(folded);
    const found = initials && (await this.titlesOf({ initials }, limits));
    return found ? { ...found, titles: betterKnownFirst(initials, found.titles) } : null;
  }

  /** "lotr two towers". */
  private async byInitialsAndWords(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const typed = initialsAndWords(folded);
    const found = typed && (await this.titlesOf({ initials: typed.initials }, { ...limits, titles: MAX_OF_INITIALS }));
    for (const card of found?.titles ?? []) {
      const query = fromNames(card, (name) => spelledOut(typed!, name));
      if (query) return this.titlesOf({ query }, limits);
    }
    return null;
  }

  /** Where there is no such part, all of them: «هری پاتر ۳». */
  private async byPart(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const query = withoutPart(folded);
    const found = query ? await this.index.suggest(query, limits) : null;
    return found?.fit.titles === 'typed' || found?.fit.titles === 'near' ? reading(found, { query: query! }) : null;
  }

  /** Where a film first ran a festival and then the cinemas, two years stand for it. */
  private async byYear(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    const named = typedYear(folded);
    if (!named) return null;
    const { text: query, fromYear, toYear } = named;
    return (
      (await this.titlesOf({ query, fromYear, toYear }, limits)) ??
      (await this.titlesOf({ query, fromYear: fromYear - 1, toYear: toYear + 1 }, limits))
    );
  }

  private async byPerson(folded: string, limits: SuggestLimits): Promise<Reading | null> {
    for (const { text: query, person } of titleAndPerson(folded)) {
      const namesakes = await this.index.suggest(person, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
      if (namesakes.people.length === 0) continue;
      const found = await this.titlesOf({ query, people: idsOf(namesakes.people) }, limits);
      if (found) return found;
    }
    return null;
  }

  private async titlesOf(filter: Reading['filter'], { titles: size }: SuggestLimits): Promise<Reading | null> {
    const titles = await this.index.find(filter, { page: 1, size });
    return titles.length > 0 ? { titles, people: [], filter, shownFor: null, nearest: [] } : null;
  }
}
