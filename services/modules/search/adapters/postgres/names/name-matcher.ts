import type { ReadDatabase } from '#platform/database/read-database.ts';
import { foldText, joinWords } from '#platform/kernel/text/fold-text.ts';
import { areMeant, FEW_TITLES, isMeant } from '../../../domain/likeness/likeness.ts';
import { finglishAsPersian } from '../../../domain/sounds/finglish.ts';
import type { CardReader } from '../card-reader.ts';
import { documentNumber } from '../document-row.ts';
import type { KeptNames } from '../in-memory/kept-names.ts';
import type { MatchLimits, MatchRow } from '../match-sql.ts';
import { correctedPhrases, suspects, type TypedWord, Vocabulary } from '../vocabulary/vocabulary.ts';
import { BeginningReader } from './beginning-reader.ts';
import { NameFinder } from './name-finder.ts';
import {
  answers,
  apart,
  betterKnown,
  type Found,
  graded,
  isWhole,
  isWholeTitle,
  joined,
  loosened,
  merge,
  type NameMatch,
} from './name-match.ts';
import { SoundMatcher } from './sound-matcher.ts';

const MAX_WORDS = 12;
const MAX_CORRECTED_PHRASES = 80;
/** So many more words are a typo away from a shorter one. */
const MAX_SHORT_PHRASES = 300;
/** Two letters begin too many words. */
const MIN_UNFINISHED = 3;
/** So much is no beginning any more, of which names are few by chance. */
const MIN_UNLIKELY = 9;
/** Tier of names that only have a word with which the text begins. */
const WITHIN = 2;

/**
 * Search by stages: what begins with the query; when that is nothing, what has its words in any order; then what it becomes
 * with misspelt words corrected, one typo in each, then two. Most queries need one statement.
 */
export class NameMatcher {
  private readonly beginnings: BeginningReader;
  private readonly vocabulary: Vocabulary;
  private readonly names: NameFinder;
  private readonly sounds: SoundMatcher;

  constructor(database: ReadDatabase, cards: CardReader, kept: KeptNames | null) {
    this.beginnings = new BeginningReader(database, cards, kept);
    this.vocabulary = new Vocabulary(database);
    this.names = new NameFinder(database, cards, kept);
    this.sounds = new SoundMatcher(this.vocabulary, this.names);
  }

  /** @returns the best matches of both kinds, best first. */
  async match(query: string, limits: MatchLimits): Promise<Found> {
    const text = foldText(query);
    return apart(text ? await this.best(text, limits) : graded([], 'none'));
  }

  private async best(text: string, limits: MatchLimits): Promise<NameMatch> {
    const found = await this.matchText(text, limits);
    const persian = answers(found.rows, limits) ? null : finglishAsPersian(text);
    const known = persian ? joined(found, await this.matchText(persian, limits), limits) : found;
    return limits.onlyTyped ? known : this.sounds.withSounds(text, known, limits);
  }

  /** New names came by this process. */
  forgetWords(): void {
    this.vocabulary.forget();
  }

  private async matchText(text: string, limits: MatchLimits): Promise<NameMatch> {
    const begun = await this.beginnings.find(text, limits);
    if (answers(begun, limits)) return this.withBetterKnown(text, graded(begun, 'typed'), limits);
    const words = await this.vocabulary.lookUp(text.split(' ').slice(0, MAX_WORDS));
    const found = graded(merge(begun, await this.inAnyOrder(words, limits), limits), 'typed');
    if (limits.onlyTyped || answers(found.rows, limits)) return found;
    return joined(found, await this.misspelt(suspects(words), limits, found.rows.length > 0), limits);
  }

  /** "dark night" is within few names that hardly anybody knows, and a typo away from one that all do. */
  private async withBetterKnown(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const titles = found.rows.filter((row) => row.kind === 1);
    const isSure = titles.length >= FEW_TITLES || titles.some(({ tier }) => tier < WITHIN);
    if (isSure || limits.onlyTyped || text.length < MIN_UNLIKELY || !text.includes(' ')) return found;
    const words = await this.vocabulary.lookUp(text.split(' ').slice(0, MAX_WORDS));
    return joined(betterKnown(await this.corrected(words, limits), titles, 'typed'), found, limits);
  }

  private async inAnyOrder(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    // The last word may be unfinished and so unknown.
    if (words.length === 1 || words.slice(0, -1).some((word) => !word.known)) return [];
    return this.names.withWords(
      words.map(({ forms, known }) => ({ forms: forms.slice(0, 1), known })),
      limits,
    );
  }

  /** @param peopleFound the query is a person's name as it is: only titles' whole names are worth a correction then. */
  private async misspelt(words: TypedWord[], limits: MatchLimits, peopleFound: boolean): Promise<NameMatch> {
    let phrases = await this.corrected(words, limits);
    if (!phrases.some(isWhole)) phrases = merge(await this.withShortWords(words, limits), phrases, limits);
    if (peopleFound) {
      return graded(
        phrases.filter((row) => isWhole(row) && row.kind === 1),
        'near',
      );
    }
    if (words.length > 1 && !phrases.some(isWhole))
      phrases = merge(await this.unfinished(words, limits), phrases, limits);
    const ahead = phrases.some(isWhole) ? words : await this.vocabulary.lookAhead(words);
    if (ahead !== words) phrases = merge(phrases, await this.corrected(ahead, limits), limits);
    const near = graded(phrases, 'near');
    const isAlone = words.length === 1;
    if (answers(phrases, limits) && (!isAlone || phrases.some(isWhole))) return near;
    let found = near;
    const add = async (rows: Promise<MatchRow[]>) => {
      found = joined(found, graded(await rows, 'far'), limits);
    };
    const isEnough = () => found.rows.filter((row) => row.kind === 1).length >= FEW_TITLES;
    if (!isAlone) await add(this.names.withWords(words, limits));
    const isLikely = areMeant(words.map(({ forms }) => forms[0]!));
    const loosely = async (found: Promise<MatchRow[]>) => loosened(await found, () => false);
    if (isEnough()) return found;
    const further = await this.vocabulary.lookFurther(words);
    if (further) {
      await add(this.corrected(further, limits));
      if (!isAlone && !isEnough()) await add(loosely(this.names.withWords(further, limits)));
    }
    // Of somebody's name every word was meant: who has one that is two typos from one of a title's is nobody's answer.
    const titles = limits.titles > 0 ? { ...limits, people: 0 } : limits;
    if (!isAlone && !isEnough()) {
      const lenient = this.names.withWords(further ?? words, titles, { lenient: true });
      await add(further || !isLikely ? loosely(lenient) : lenient);
    }
    return found;
  }

  /** Titles in which a word of three letters is misspelt, where nothing else is: "sow", "iron mna". */
  private async withShortWords(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    const isMeant = words.length === 1 ? isWholeTitle : ({ kind, tier }: MatchRow) => kind === 1 && tier < WITHIN;
    const short = words.every(({ known }) => known) ? await this.vocabulary.lookUpShort(words) : null;
    return short ? (await this.corrected(short, limits, MAX_SHORT_PHRASES)).filter(isMeant) : [];
  }

  /** Several words that all are unfinished: "stra thi". */
  private async unfinished(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    const isLong = words.every(({ forms }) => forms[0]!.length >= MIN_UNFINISHED);
    if (!isLong || words.slice(0, -1).every(({ known }) => known)) return [];
    const typed = words.map(({ forms, known }) => ({ forms: forms.slice(0, 1), known }));
    return this.names.withWords(typed, limits, { unfinished: true });
  }

  private async corrected(words: TypedWord[], limits: MatchLimits, most = MAX_CORRECTED_PHRASES): Promise<MatchRow[]> {
    const corrected = correctedPhrases(words, most);
    const rows = corrected.length > 0 ? await this.names.phrases(corrected, limits) : [];
    if (rows.length === 0) return rows;
    const typed = typedText(words);
    const [parts, wholes] = (['part', 'whole'] as const).map((share) =>
      corrected.filter((phrase) => isMeant(typed, joinWords(phrase), share)),
    ) as [string[], string[]];
    const meant = [
      ...(await this.among(rows, corrected, parts, limits)),
      ...(await this.among(rows, corrected, wholes, limits)).filter(isWhole),
    ].map(documentNumber);
    const loose = loosened(rows, (row) => meant.includes(documentNumber(row)));
    const near = corrected.filter((phrase) => isMeant(typed, joinWords(phrase), 'offeredPart'));
    const offered = (await this.among(rows, corrected, near, limits)).map(documentNumber);
    return loose.map((row) =>
      row.isLoose && !isWhole(row) && !offered.includes(documentNumber(row)) ? { ...row, isFaint: true } : row,
    );
  }

  /** @returns the rows of some of the phrases, where those of all are known. */
  private async among(rows: MatchRow[], all: string[], some: string[], limits: MatchLimits): Promise<MatchRow[]> {
    if (some.length === 0 || some.length === all.length) return some.length === 0 ? [] : rows;
    return this.names.phrases(some, { ...limits, cards: false });
  }
}

function typedText(words: TypedWord[]): string {
  return words.map(({ forms }) => forms[0]!).join('');
}
