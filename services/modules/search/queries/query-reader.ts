import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Card } from '../contract/card.ts';
import type { Cards, SearchIndex, Suggestions, SuggestLimits } from '../contract/search-index.port.ts';
import { inOtherLayout } from '../domain/keyboard/keyboard-layouts.ts';
import { spansInWords, yearsAlone } from '../domain/numbers/typed-year.ts';
import { MIN_MISSPELT } from '../domain/spelling/spelling.ts';
import { nearTexts } from '../domain/words/near-texts.ts';
import { type BareText, kindApart, withoutWordsBeside } from '../domain/words/words-beside.ts';
import {
  above,
  betterKnown,
  hasWord,
  hasWords,
  idsOf,
  isNamed,
  isOfName,
  isSpeltBy,
  joined,
  led,
  moreKnown,
  NOTHING,
  ofTypeFirst,
  type Reading,
  reading,
} from './reading.ts';
import { byBothNames } from './readings/by-both-names.ts';
import { byCharacter, byNearCharacter } from './readings/by-character.ts';
import { byInitials, byInitialsAndWords } from './readings/by-initials.ts';
import { byLayout, byNumbers, isCut } from './readings/by-keyboard.ts';
import { byLookAlikes } from './readings/by-look-alikes.ts';
import { byFirstPart, byPart } from './readings/by-part.ts';
import { byHeardPerson, byMaker, byNearName, byPerson, byTitleAndPerson } from './readings/by-person.ts';
import { byTopicAndName, byTopics } from './readings/by-topics.ts';
import { byYear, ofYear } from './readings/by-year.ts';
import { titlesOf } from './readings/titles-of.ts';

/** Nearby names are an offer, not an answer. */
const MAX_NEAREST = 3;
/** With fewer titles as typed, those whose initials were typed stand below them. */
const FEW = 5;
/** People whose titles are meant by a name. */
const MAX_NAMESAKES = 20;
/** «فیلم جدید» */
const NEWEST = { sort: 'release_year' } as const;
/** What is shown as one types; a page of search leads with it. */
export const SUGGESTED = { titles: 10, people: 5 };
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
    if (!isNothing) return found;
    if (limits.titles === 0 || hasTitle(plain.nearest))
      return { ...found, shownFor: null, nearest: few(plain.nearest) };
    if (hasTitle(found.nearest)) return { ...found, nearest: few(found.nearest) };
    return { ...found, nearest: few({ ...plain.nearest, titles: await this.nearest(foldText(typed)) }) };
  }

  /** Of a part of the text. */
  private async nearest(folded: string): Promise<Card[]> {
    for (const { text, isOf } of nearTexts(folded)) {
      // One word that is misspelt, too, may be anything.
      const onlyTyped = isOf !== null;
      const { titles, fit } = await this.index.suggest(text, { titles: SUGGESTED.titles, people: 0, onlyTyped });
      if (fit.titles !== 'typed' && fit.titles !== 'near') continue;
      const near = isOf ? titles.filter(hasWord(isOf)) : titles;
      if (near.length > 0) return near;
    }
    return [];
  }

  private async readMore(typed: string, plain: Suggestions, limits: SuggestLimits): Promise<Reading> {
    const asTyped = reading(plain, { query: typed });
    if (limits.titles === 0) {
      return plain.fit.people === 'typed' ? asTyped : ((await byLayout(this.index, typed, limits)) ?? asTyped);
    }
    const folded = foldText(spansInWords(typed));
    const year = await ofYear(this.index, yearsAlone(folded), asTyped, plain.fit.titles === 'typed', limits);
    if (year) return year;
    if (plain.fit.titles === 'typed') {
      return (
        (await byFirstPart(this.index, folded, asTyped, limits)) ??
        (await this.withTopics(folded, asTyped, limits)) ??
        this.withInitials(folded, asTyped, limits)
      );
    }
    const named = await byBothNames(this.index, folded, limits);
    if (named) return named;
    const layout =
      (await byLayout(this.index, typed, limits, asTyped)) ??
      (await byLookAlikes(this.index, folded, limits)) ??
      (await byNumbers(this.index, typed, limits));
    if (layout && layout.titles.length > 0) return layout;
    const initials = await byInitials(this.index, folded, limits);
    // Somebody's name on the other keyboard, unless a title is spelt so: "tdk".
    if (layout && !initials?.titles.some(isSpeltBy(folded))) return layout;
    if (initials) return this.aboveNear(folded, initials, asTyped, limits);
    const topics = await byTopics(this.index, folded, limits);
    if (topics) return topics;
    if (plain.fit.titles === 'near') return this.nearOrBeside(folded, asTyped, limits);
    // Of a name that only people have, their titles are meant, and not titles that are a typo away.
    if (plain.fit.people === 'typed') return this.ofTyped(folded, asTyped, limits);
    // "tom henks": a whole name that is a typo away is no title with somebody's name behind it.
    if (folded.includes(' ') && plain.fit.people === 'near') {
      const theirs =
        (await byTitleAndPerson(this.index, folded, limits)) ??
        (await byNearName(this.index, folded, asTyped.people, limits));
      if (theirs) return theirs;
    }
    const meant =
      (await this.withoutWordsBeside(folded, limits)) ??
      (await byYear(this.index, folded, limits)) ??
      (await byTopicAndName(this.index, folded, limits)) ??
      (await byInitialsAndWords(this.index, folded, limits)) ??
      (await byCharacter(this.index, folded, limits)) ??
      (await byPerson(this.index, folded, limits)) ??
      (await byPart(this.index, folded, limits)) ??
      (await byHeardPerson(this.index, folded, limits)) ??
      (await byNearCharacter(this.index, folded, limits));
    if (meant) return { ...meant, titles: joined(meant.titles, asTyped.titles, limits) };
    if (plain.titles.length > 0) return asTyped;
    // Nothing else is there: of a misspelt name the people are meant that are a typo away.
    if (plain.fit.people === 'near')
      return { ...asTyped, filter: { people: await this.namesakes(folded, asTyped, limits) } };
    if (plain.people.length > 0) return asTyped;
    const apart = kindApart(folded);
    const found = apart ? await this.withoutWordsBeside(apart, limits) : null;
    return found ?? (await this.deeper(typed, limits)) ?? asTyped;
  }

  /** Few titles have a genre in their names: all that is of it stands below them. */
  private async withTopics(folded: string, asTyped: Reading, limits: SuggestLimits): Promise<Reading | null> {
    const topics = asTyped.titles.length < FEW ? await byTopics(this.index, folded, limits) : null;
    return topics && led({ ...topics, people: asTyped.people }, joined(asTyped.titles, topics.titles, limits));
  }

  /** What is named so, or begins so; before what only begins so the better known of these initials: "got". */
  private async withInitials(folded: string, asTyped: Reading, limits: SuggestLimits): Promise<Reading> {
    const initials = await byInitials(this.index, folded, limits);
    if (!initials) return asTyped;
    const known = betterKnown(folded, initials.titles, asTyped.titles);
    const before = [...asTyped.titles.filter(isNamed(folded)), ...known];
    const after = asTyped.titles.length < FEW ? initials.titles : [];
    return led(asTyped, joined([...before, ...asTyped.titles], after, limits));
  }

  /** What is near in a text so short is meant where more people know it: "sow". */
  private aboveNear(folded: string, initials: Reading, near: Reading, limits: SuggestLimits): Reading {
    if (folded.length >= MIN_MISSPELT) return above(initials, near, limits, INITIALS_FIRST);
    const found = above(initials, near, limits, FEW);
    return led(found, joined(moreKnown(near.titles, initials.titles), found.titles, limits));
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
    const found = bare && (await this.bare(bare, limits));
    if (!found || !bare.isNewest || isOfName(found.filter)) return found;
    const titles = await this.index.find(found.filter, { page: 1, size: limits.titles, ...NEWEST });
    return { ...found, ...NEWEST, titles, leads: undefined };
  }

  private async bare({ text, postType, isAllOf, isNewest, owner }: BareText, limits: SuggestLimits) {
    const ofType = { ...(postType && { postType }) };
    if (!text) return postType || isNewest ? titlesOf(this.index, ofType, limits) : null;
    const whose = isAllOf ? await byMaker(this.index, text, limits, ofType) : null;
    if (whose) return whose;
    const found = await this.read(text, limits, false);
    const owned = owner && !found.titles.some(isNamed(text)) ? await byMaker(this.index, owner, limits, ofType) : null;
    if (owned) return owned;
    const topics = await byTopics(this.index, text, limits, postType);
    if (topics) return led(topics, joined(found.titles.filter(isNamed(text)), topics.titles, limits));
    const { query, ...more } = found.filter;
    if (query !== undefined) {
      // It is a film for some, whatever it is: the others are not taken away.
      return found.titles.length > 0 ? led({ ...found, nearest: NOTHING }, ofTypeFirst(found.titles, postType)) : null;
    }
    const meant =
      (postType && (await titlesOf(this.index, { ...more, postType }, limits))) ??
      (await titlesOf(this.index, more, limits));
    if (!meant) return null;
    const all = { ...meant, people: found.people, shownFor: found.shownFor };
    // What is called so, or known by these initials, leads here, too; unless all of a year or of somebody are asked for.
    return found.leads && !isAllOf ? led(all, ofTypeFirst(joined(found.leads, meant.titles, limits), postType)) : all;
  }

  /** The titles of the people whose name it is; where these have none, what only sounds like it. */
  private async ofTyped(folded: string, asTyped: Reading, limits: SuggestLimits): Promise<Reading> {
    // Nothing so short is misspelt: these titles sound like it.
    const isBeginning = folded.length < MIN_MISSPELT && !asTyped.people.some(hasWords([folded]));
    if (isBeginning && asTyped.titles.length > 0) return asTyped;
    const filter = { people: await this.namesakes(folded, asTyped, limits) };
    if (asTyped.titles.length === 0) return { ...asTyped, filter };
    const isTheirs = (await titlesOf(this.index, filter, { ...limits, titles: 1 })) !== null;
    return isTheirs ? led({ ...asTyped, filter }, asTyped.titles) : asTyped;
  }

  /** All of the name, where only the first of them are shown. */
  private async namesakes(folded: string, { people }: Reading, limits: SuggestLimits): Promise<number[]> {
    if (people.length < limits.people) return idsOf(people);
    return idsOf((await this.index.suggest(folded, { ...limits, titles: 0, people: MAX_NAMESAKES })).people);
  }

  /** The other layout with a typo, a year, a person. */
  private async deeper(typed: string, limits: SuggestLimits): Promise<Reading | null> {
    for (const text of inOtherLayout(typed)) {
      if (isCut(text, typed)) continue;
      const found = await this.index.suggest(text, limits);
      const folded = foldText(text);
      const named =
        (await byInitials(this.index, folded, limits)) ??
        (await byYear(this.index, folded, limits)) ??
        (await byPerson(this.index, folded, limits));
      const likely = named ?? reading(found, { query: text });
      if (likely.titles.length + likely.people.length > 0) return { ...likely, shownFor: text };
      if (hasTitle(found.nearest)) return { ...likely, shownFor: text, nearest: found.nearest };
    }
    return null;
  }
}

const hasTitle = ({ titles }: Cards) => titles.length > 0;

const few = ({ titles, people }: Cards): Cards => ({
  titles: titles.slice(0, MAX_NEAREST),
  people: people.slice(0, MAX_NEAREST),
});
