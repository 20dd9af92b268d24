import type { ReadDatabase } from '#platform/database/read-database.ts';
import { foldText, joinWords } from '#platform/kernel/text/fold-text.ts';
import type { Fit, Suggestions } from '../../contract/search-index.port.ts';
import { finglishAsPersian } from '../../domain/finglish.ts';
import { MIN_MISSPELT } from '../../domain/spelling.ts';
import { BeginningReader } from './beginning-reader.ts';
import { above, type MatchLimits, type MatchRow, phrasesSql, wordsSql } from './match-sql.ts';
import { correctedPhrases, suspects, type TypedWord, Vocabulary } from './vocabulary.ts';

export interface NameMatch {
  rows: MatchRow[];
  fit: Suggestions['fit'];
}

const COMMON_WORDS = new Set(
  'the and for with from love man girl lady night life house story از با به در را که'.split(' '),
);
const LEAST_RARE = -20;
const MAX_WORDS = 12;
const MAX_CORRECTED_PHRASES = 80;
/** With fewer titles than this the one meant may be two typos off. */
const FEW = 5;

/**
 * Search by stages: what begins with the query; when that is nothing, what has its words in any order; then what it becomes
 * with misspelt words corrected, one typo in each, then two. Most queries need one statement.
 */
export class NameMatcher {
  private readonly beginnings: BeginningReader;
  private readonly vocabulary: Vocabulary;

  constructor(private readonly database: ReadDatabase) {
    this.beginnings = new BeginningReader(database);
    this.vocabulary = new Vocabulary(database);
  }

  /** @returns the best matches of both kinds, best first. */
  async match(query: string, limits: MatchLimits): Promise<NameMatch> {
    const text = foldText(query);
    if (!text) return graded([], 'none');
    const found = await this.matchText(text, limits);
    const persian = answers(found.rows, limits) ? null : finglishAsPersian(text);
    const known = persian ? joined(found, await this.matchText(persian, limits), limits) : found;
    return limits.onlyTyped ? known : this.withSounds(text, known, limits);
  }

  /**
   * With what only sounds like the text in the other script. It stands above names that are far from what was typed, but nothing is
   * looked for in another language where a name is near: a misspelt English title is no Persian one.
   */
  private async withSounds(text: string, found: NameMatch, limits: MatchLimits): Promise<NameMatch> {
    const kind = limits.titles > 0 ? 'titles' : 'people';
    const isSure = found.fit[kind] === 'typed' || found.fit[kind] === 'near' || found.fit.people === 'typed';
    if (isSure) return found;
    let alike = graded([], 'none');
    for (const words of await this.vocabulary.soundingLike(text, answers(found.rows, limits))) {
      const rows = await (words.length === 1 ? this.phrases(words[0]!.forms, limits) : this.withWords(words, limits));
      alike = joined(alike, graded(rows, 'near'), limits);
      if (answers(rows, limits)) break;
    }
    return joined(alike, found, limits);
  }

  /** New names came by this process. */
  forgetWords(): void {
    this.vocabulary.forget();
  }

  private async matchText(text: string, limits: MatchLimits): Promise<NameMatch> {
    const begun = await this.beginnings.find(text, limits);
    if (answers(begun, limits)) return graded(begun, 'typed');
    const words = await this.vocabulary.lookUp(text.split(' ').slice(0, MAX_WORDS));
    const found = graded(merge(begun, await this.inAnyOrder(words, limits), limits), 'typed');
    if (limits.onlyTyped || answers(found.rows, limits)) return found;
    return joined(found, await this.misspelt(suspects(words), limits, found.rows.length > 0), limits);
  }

  private phrases(texts: string[], limits: MatchLimits): Promise<MatchRow[]> {
    const keys = texts.map(joinWords);
    return this.run('search-phrases', phrasesSql(limits), limits, [keys, keys.map(above), texts]);
  }

  private async inAnyOrder(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    // The last word may be unfinished and so unknown.
    if (words.length === 1 || words.slice(0, -1).some((word) => !word.known)) return [];
    return this.withWords(
      words.map(({ forms, known }) => ({ forms: forms.slice(0, 1), known })),
      limits,
    );
  }

  /** @param peopleFound the query is a person's name as it is: only titles' whole names are worth a correction then. */
  private async misspelt(words: TypedWord[], limits: MatchLimits, peopleFound: boolean): Promise<NameMatch> {
    let phrases = await this.corrected(words, limits);
    const isWhole = (row: MatchRow) => row.tier === 0;
    if (peopleFound) {
      return graded(
        phrases.filter((row) => isWhole(row) && row.kind === 1),
        'near',
      );
    }
    const ahead = phrases.some(isWhole) ? words : await this.vocabulary.lookAhead(words);
    if (ahead !== words) phrases = await this.corrected(ahead, limits);
    const near = graded(phrases, 'near');
    const isAlone = words.length === 1;
    if (answers(phrases, limits) && (!isAlone || phrases.some(isWhole))) return near;
    let found = near;
    const add = async (rows: Promise<MatchRow[]>) => {
      found = joined(found, graded(await rows, 'far'), limits);
    };
    const isEnough = () => found.rows.filter((row) => row.kind === 1).length >= FEW;
    if (!isAlone) await add(this.withWords(words, limits));
    if (isEnough()) return found;
    const further = await this.vocabulary.lookFurther(words);
    if (further) {
      await add(this.corrected(further, limits));
      if (!isAlone && !isEnough()) await add(this.withWords(further, limits));
    }
    if (!isAlone && !isEnough()) await add(this.withWords(further ?? words, limits, true));
    return found;
  }

  private async corrected(words: TypedWord[], limits: MatchLimits): Promise<MatchRow[]> {
    const corrected = correctedPhrases(words, MAX_CORRECTED_PHRASES);
    return corrected.length > 0 ? this.phrases(corrected, limits) : [];
  }

  /** @param lenient short words need not be there: they are not corrected. */
  private withWords(words: TypedWord[], limits: MatchLimits, lenient = false): Promise<MatchRow[]> {
    const last = words.length - 1;
    const pivot = words.reduce((best, word) => (rarity(word) > rarity(best) ? word : best));
    const isNeeded = (word: TypedWord) => word === pivot || !lenient || word.forms[0]!.length >= MIN_MISSPELT;
    const needed = words.flatMap((word, at) => (isNeeded(word) ? [pattern(word.forms, at === last)] : []));
    const typed = words.map((word, at) => pattern(word.forms.slice(0, 1), at === last));
    const length = words.reduce((sum, word) => sum + word.forms[0]!.length + 1, -1);
    const parameters = [pivot.forms, pivot.forms.map(above), needed, typed, length];
    return this.run('search-words', wordsSql(limits), limits, parameters);
  }

  private async run(name: string, text: string, limits: MatchLimits, parameters: unknown[]): Promise<MatchRow[]> {
    const values = [limits.titles, limits.people, ...parameters];
    const statement = { name: `${name}-${limits.role}${limits.cards ? '' : '-ids'}`, text, values };
    return (await this.database.pool.query<MatchRow>(statement)).rows;
  }
}

/** Whether there is what was asked for in the first place: titles, or people where only they are wanted. */
function answers(rows: MatchRow[], limits: MatchLimits): boolean {
  return rows.some((row) => row.kind === (limits.titles > 0 ? 1 : 2));
}

function graded(rows: MatchRow[], fit: Fit): NameMatch {
  const of = (kind: 1 | 2): Fit => (rows.some((row) => row.kind === kind) ? fit : 'none');
  return { rows, fit: { titles: of(1), people: of(2) } };
}

function joined(better: NameMatch, worse: NameMatch, limits: MatchLimits): NameMatch {
  const fitOf = (kind: keyof NameMatch['fit']) => (better.fit[kind] === 'none' ? worse.fit[kind] : better.fit[kind]);
  return { rows: merge(better.rows, worse.rows, limits), fit: { titles: fitOf('titles'), people: fitOf('people') } };
}

/** How many names a word rules out, roughly: names are read by the index entries of the rarest. */
function rarity({ forms }: TypedWord): number {
  const typed = forms[0]!;
  return COMMON_WORDS.has(typed) ? LEAST_RARE : typed.length - forms.length / 4;
}

function pattern(forms: string[], unfinished: boolean): string {
  return unfinished ? `(^| )(${forms.join('|')})` : `(^| )(${forms.join('|')})( |$)`;
}

/** The better stage's rows first, none twice, no more of a kind than wanted. */
function merge(better: MatchRow[], worse: MatchRow[], limits: MatchLimits): MatchRow[] {
  const rows = new Map<string, MatchRow>();
  for (const row of [...better, ...worse]) {
    const key = `${row.kind}-${row.id}`;
    if (!rows.has(key)) rows.set(key, row);
  }
  const ofKind = (kind: 1 | 2, most: number) => [...rows.values()].filter((row) => row.kind === kind).slice(0, most);
  return [...ofKind(1, limits.titles), ...ofKind(2, limits.people)];
}
