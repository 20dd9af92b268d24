import { FEW_TITLES, isHeardAs, isWholeHeardAs } from '../../../domain/likeness/likeness.ts';
import { isPersian } from '../../../domain/sounds/sounds.ts';
import type { Closeness } from '../../../domain/vocabulary/sound-index.ts';
import { MIN_TWICE_MISSPELT } from '../../../domain/vocabulary/word-list.ts';
import { documentNumber } from '../document-row.ts';
import type { MatchLimits, MatchRow } from '../match-sql.ts';
import type { TypedWord, Vocabulary } from '../vocabulary/vocabulary.ts';
import type { NameFinder } from './name-finder.ts';
import {
  answers,
  betterKnown,
  graded,
  isWhole,
  isWholePerson,
  isWholeTitle,
  joined,
  loosened,
  merge,
  type NameMatch,
} from './name-match.ts';

const MAX_PHRASES = 80;
/** Each costs a statement. */
const MAX_READINGS = 4;
/** Ways to read a text whose words are looked for in any order. */
const MAX_IN_ANY_ORDER = 2;

/** Finds names by how they sound in the other script. */
export class SoundMatcher {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly names: NameFinder,
  ) {}

  /** @param found as typed, or near to it. @returns that with what only sounds like the text. */
  withSounds(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const isForeign = limits.titles > 0 && text.split(' ').some(isPersian);
    return isForeign ? this.withEnglish(text, found, limits) : this.withPersian(text, found, limits);
  }

  /**
   * What sounds so stands above names that are far from what was typed, English before Persian where that is a whole name. Nothing is
   * looked for in Persian where a name is near, since a misspelt English title is no Persian one; what sounds so in English and is better
   * known than these names stands above them.
   */
  private async withPersian(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const kind = limits.titles > 0 ? 'titles' : 'people';
    const isNear = found.fit[kind] === 'near';
    if (found.fit[kind] === 'typed' || found.fit.people === 'typed' || found.hasWholeTitle) return found;
    const heard = await this.heard(text, limits, !isNear);
    if (isNear) return joined(betterKnown(heard.rows, found.rows), found, limits);
    if (heard.hasWholeTitle) return joined(heard, found, limits);
    let alike = graded([], 'none');
    for await (const words of this.vocabulary.soundingLike(text, 'possible')) {
      const rows = await this.heardWords(text, words, limits);
      alike = joined(alike, graded(rows, 'near'), limits);
      if (answers(rows, limits)) break;
    }
    return joined(joined(alike, heard, limits), found, limits);
  }

  /**
   * English names that are written as they are heard; so few letters sound like half the language.
   * @param withAll where no phrase of likely words is a name, those that have a word for each: "jan wik" may be too many phrases.
   */
  private async heard(text: string, limits: MatchLimits, withAll: boolean): Promise<NameMatch> {
    let rows: MatchRow[] = [];
    if (text.length < MIN_TWICE_MISSPELT) return graded(rows, 'none');
    let asTyped: TypedWord[] | null = null;
    for await (const words of this.vocabulary.heardAs(text)) {
      asTyped ??= words;
      const begun = await this.heardPhrases(text, phrasesOf(words), limits);
      rows = wholeFirst(rows, begun, limits);
      if (rows.some(isWholeTitle)) return graded(rows, 'near');
    }
    if (withAll && asTyped && asTyped.length > 1) {
      const having = await this.names.withWords(asTyped, limits, { equal: true });
      rows = wholeFirst(rows, heardIn(text, having), limits);
    }
    return graded(rows, 'near');
  }

  /**
   * Whole English names that are spelt just so stand above what is near, since nobody spells one by chance, and above what begins as it
   * was typed where more people know them.
   */
  private async withEnglish(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const { fit } = found;
    const titles = found.rows.filter((row) => row.kind === 1);
    const isUnsure = fit.titles === 'far' || fit.titles === 'none';
    // Most such texts are the beginning of a Persian name.
    const isBeginning = fit.titles === 'typed' && (titles.length >= FEW_TITLES || text.includes(' '));
    if (isBeginning || (!isUnsure && found.hasWholeTitle)) return found;
    if (isUnsure && fit.people !== 'typed') {
      const closeness: Closeness[] = fit.titles === 'far' ? ['best', 'sure'] : ['best', 'sure', 'possible'];
      const alike = graded(await this.alike(text, closeness, limits), 'near');
      const others = found.rows.filter(({ kind }) => kind === 1);
      return joined(alike, alike.rows.some(isWholePerson) ? { ...found, rows: others } : found, limits);
    }
    const rows = (await this.phrasesAlike(text, 'best', limits, 1)).filter(isWholeTitle);
    // A surname means somebody's titles first of all, whatever else is called so.
    const alike = graded(rows, fit.titles === 'none' ? 'far' : 'near');
    if (fit.titles !== 'typed') return joined(alike, found, limits);
    return joined(betterKnown(rows, titles, 'typed'), joined(found, alike, limits), limits);
  }

  /** Somebody's whole name is enough: «تام کروز». */
  private async alike(text: string, closeness: Closeness[], limits: MatchLimits): Promise<MatchRow[]> {
    for (const each of closeness) {
      const begun = await this.phrasesAlike(text, each, limits, each === 'best' ? MAX_READINGS : MAX_IN_ANY_ORDER);
      const named = text.includes(' ') ? begun.filter(isWholePerson) : [];
      if (named.length > 0) return [...begun.filter(({ kind }) => kind === 1), ...named];
      const rows = begun.some(isWholeTitle)
        ? begun
        : wholeFirst(begun, await this.inAnyOrder(text, each, limits), limits);
      const people = text.includes(' ') && begun.length === 0 ? rows.filter(isWholePerson) : [];
      if (people.length > 0) return people;
      if (answers(rows, limits)) return rows;
    }
    return [];
  }

  private async inAnyOrder(text: string, closeness: Closeness, limits: MatchLimits): Promise<MatchRow[]> {
    let tried = 0;
    for await (const words of this.vocabulary.soundingLike(text, closeness)) {
      if (words.length === 1) continue;
      const rows = heardIn(text, await this.names.withWords(words, limits, { equal: true }));
      if (answers(rows, limits) || rows.some(isWholePerson)) return rows;
      tried += 1;
      if (tried === MAX_IN_ANY_ORDER) break;
    }
    return [];
  }

  /** Names that begin with what the text sounds like, whole ones first; no more than it takes to find one of these. */
  private async phrasesAlike(
    text: string,
    closeness: Closeness,
    limits: MatchLimits,
    most: number,
  ): Promise<MatchRow[]> {
    let rows: MatchRow[] = [];
    for await (const words of this.vocabulary.soundingLike(text, closeness, most)) {
      const found = await this.heardPhrases(text, phrasesOf(words), limits);
      rows = wholeFirst(rows, found, limits);
      if (rows.some(isWholeTitle) || (words.length > 1 && rows.some(isWholePerson))) break;
    }
    return rows;
  }

  private async heardWords(text: string, words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    if (words.length > 1) return heardIn(text, await this.names.withWords(words, limits));
    return this.heardPhrases(text, words[0]!.forms, limits);
  }

  /** Names that are, or begin with, what sounds like the text; of one that has too little of a sound only whole names are meant. */
  private async heardPhrases(text: string, phrases: string[], limits: MatchLimits): Promise<MatchRow[]> {
    const rows = await this.names.phrases(phrases, limits);
    // A form may be the whole word of which the text is a beginning.
    const wholes = isHeardAs(text) || !rows.some(isWhole) ? [] : phrases.filter((name) => isWholeHeardAs(text, name));
    const meant = wholes.length > 0 ? await this.names.phrases(wholes, { ...limits, cards: false }) : [];
    return heardIn(text, rows, meant.filter(isWhole).map(documentNumber));
  }
}

/**
 * What sounds like the text: loose where that is too little to mean it, and nothing that anybody would call near.
 * @param meant numbers of those that are meant all the same.
 */
function heardIn(text: string, rows: MatchRow[], meant: number[] = []): MatchRow[] {
  if (isHeardAs(text)) return rows;
  return loosened(rows, (row) => meant.includes(documentNumber(row))).map((row) =>
    row.isLoose ? { ...row, isFaint: true } : row,
  );
}

/** Of each kind the whole names of both, then the rest. */
function wholeFirst(rows: MatchRow[], more: MatchRow[], limits: MatchLimits): MatchRow[] {
  const all = [...rows, ...more];
  return merge(all.filter(isWhole), all, limits);
}

/** The ways to put the words together, as many as there is room for: those of the likelier forms. */
function phrasesOf(words: TypedWord[]): string[] {
  let phrases = [{ text: '', rank: 0 }];
  for (const { forms } of words) {
    phrases = phrases
      .flatMap(({ text, rank }, better) => {
        // Before all others come those of likelier phrases and likelier forms.
        const likely = forms.slice(0, Math.ceil(MAX_PHRASES / (better + 1)));
        return likely.map((form, at) => ({ text: `${text} ${form}`, rank: rank + at }));
      })
      .sort((one, other) => one.rank - other.rank)
      .slice(0, MAX_PHRASES);
  }
  return phrases.map(({ text }) => text.trim());
}
