import type { ReadDatabase } from '#platform/database/read-database.ts';
import {
  deletions,
  isOneTypoApart,
  isSpellable,
  MIN_MISSPELT,
  typedVariants,
} from '../../../domain/spelling/spelling.ts';
import type { Closeness } from '../../../domain/vocabulary/sound-index.ts';
import { heardTexts, isOfOneScript, soundingTexts } from '../../../domain/vocabulary/sounding-words.ts';
import { WordList } from '../../../domain/vocabulary/word-list.ts';

/** A typed word and what it may have been meant to be; as typed first. */
export interface TypedWord {
  forms: string[];
  /** Whether some name has it as it was typed. Words too short to judge count as known. */
  known: boolean;
}

/** For how long all the words are kept: a new one is found with two typos a little later than with one. */
const WORDS_TTL_MS = 300_000;

/** The words that names are made of. */
export class Vocabulary {
  private words: { until: number; list: Promise<WordList> } | null = null;

  constructor(private readonly database: ReadDatabase) {}

  async lookUp(words: string[]): Promise<TypedWord[]> {
    const found = await this.spelt(words, typedVariants);
    return words.map((typed) => ({
      forms: [typed, ...found(typed).filter((word) => isOneTypoApart(typed, word))],
      known: found(typed).includes(typed) || !isSpellable(typed) || typed.length < MIN_MISSPELT,
    }));
  }

  /** @returns the words, those of three letters with all that is one typo from them; null where there is none of these. */
  async lookUpShort(words: TypedWord[]): Promise<TypedWord[] | null> {
    const isShort = ([typed = '']: string[]) => isSpellable(typed) && typed.length < MIN_MISSPELT;
    const short = words.filter(({ forms }) => isShort(forms)).map(({ forms }) => forms[0]!);
    if (short.length === 0) return null;
    const found = await this.spelt(short, deletions);
    return words.map(({ forms, known }) => {
      const typed = forms[0]!;
      if (!isShort(forms)) return { forms: [typed], known };
      const near = found(typed).filter((word) => isOneTypoApart(typed, word));
      return { forms: [typed, ...near.toSorted((one, other) => unlike(typed, one) - unlike(typed, other))], known };
    });
  }

  private async spelt(words: string[], variantsOf: (word: string) => string[]): Promise<(typed: string) => string[]> {
    const lookUps = words.flatMap((word) => variantsOf(word).map((variant) => ({ word, variant })));
    const { rows } = await this.database.pool.query<{ typed: string; word: string }>({
      name: 'search-spelling',
      text: `select distinct v.typed, s.word from unnest((select $1::text[]), (select $2::text[])) as v(typed, variant)
               join read.search_spelling s on s.variant = v.variant order by 1, 2`,
      values: [lookUps.map((lookUp) => lookUp.word), lookUps.map((lookUp) => lookUp.variant)],
    });
    return (typed) => rows.filter((row) => row.typed === typed).map((row) => row.word);
  }

  /** @returns the words, the last one also with what it may be the misspelt beginning of. */
  async lookAhead(words: TypedWord[]): Promise<TypedWord[]> {
    const { forms, known } = words.at(-1)!;
    if (known) return words;
    const beginnings = (await this.allWords()).beginnings(forms[0]!);
    return words.with(-1, { known, forms: [...new Set([...forms, ...beginnings])] });
  }

  /** @returns the words with what lies two typos from them; null when nothing does. */
  async lookFurther(words: TypedWord[]): Promise<TypedWord[] | null> {
    const unsure = words.every((word) => word.known) ? words : words.filter((word) => !word.known);
    const long = new Set(unsure.filter((word) => word.forms[0]!.length >= MIN_MISSPELT));
    if (long.size === 0) return null;
    const list = await this.allWords();
    const meant = words.map((word) => {
      if (!long.has(word)) return word;
      return { ...word, forms: [...new Set([...word.forms, ...list.near(word.forms[0]!)])] };
    });
    return meant.some((word) => word.forms.length > 1) ? meant : null;
  }

  /** For each way to read the text what its words sound like in the other script, the likelier first. */
  async *soundingLike(text: string, closeness: Closeness, most?: number): AsyncGenerator<TypedWord[]> {
    if (!isOfOneScript(text)) return;
    const { sounding } = await this.allWords();
    const soundingLike = (word: string, unfinished: boolean) => sounding.soundingLike(word, unfinished, closeness);
    for (const words of soundingTexts(text, soundingLike, most)) yield words.map(asKnown);
  }

  /** For each way to read the text what English words it may be where they are written as they are heard, the likelier first. */
  async *heardAs(text: string): AsyncGenerator<TypedWord[]> {
    if (!isOfOneScript(text)) return;
    const { sounding } = await this.allWords();
    const heardAs = (word: string, unfinished: boolean) => sounding.heardAs(word, unfinished);
    for (const words of heardTexts(text, heardAs)) yield words.map(asKnown);
  }

  /** New names came by this process. */
  forget(): void {
    this.words = null;
  }

  private allWords(): Promise<WordList> {
    if (!this.words || performance.now() >= this.words.until) {
      this.words = { until: performance.now() + WORDS_TTL_MS, list: this.load() };
      this.words.list.catch(() => {
        this.words = null;
      });
    }
    return this.words.list;
  }

  /**
   * One text instead of a row for each word: tens of thousands of row objects would take longer than the query. In order, since of words
   * that are as good as each other the first ones are tried.
   */
  private async load(): Promise<WordList> {
    const row = await this.database.row<{ words: string | null }>(
      `select string_agg(word, ' ' order by word) as words from read.search_spelling where variant = word`,
    );
    return new WordList(row?.words?.split(' ') ?? []);
  }
}

/** Of words that are a typo away the likelier ones have the same first letter, or all letters of the typed one. */
function unlike(typed: string, word: string): number {
  const isTransposed = word.length === typed.length && [...word].every((letter) => typed.includes(letter));
  return isTransposed ? 0 : word[0] === typed[0] ? 1 : 2;
}

function asKnown(forms: string[]): TypedWord {
  return { forms, known: true };
}

/** Where words are unknown, the typos are there: the known ones are taken as typed. */
export function suspects(words: TypedWord[]): TypedWord[] {
  if (words.every((word) => word.known)) return words;
  return words.map((word) => (word.known ? { ...word, forms: word.forms.slice(0, 1) } : word));
}

/** The words with one of them corrected, then with two: no more are put together than wanted, as many as there may be. */
export function correctedPhrases(words: TypedWord[], most: number): string[] {
  const phrases: string[] = [];
  for (const phrase of corrections(words)) {
    if (phrases.length === most) break;
    phrases.push(phrase.join(' '));
  }
  return phrases;
}

function* corrections(words: TypedWord[]): Generator<string[]> {
  const typed = words.map((word) => word.forms[0]!);
  const others = words.map((word) => word.forms.slice(1));
  for (const [at, forms] of others.entries()) for (const form of forms) yield typed.with(at, form);
  for (const [at, forms] of others.entries()) {
    for (const form of forms) {
      for (let also = at + 1; also < words.length; also++) {
        for (const other of others[also]!) yield typed.with(at, form).with(also, other);
      }
    }
  }
}
