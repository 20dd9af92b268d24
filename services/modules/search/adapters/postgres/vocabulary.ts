import type { ReadDatabase } from '#platform/database/read-database.ts';
import { isOneTypoApart, isSpellable, MIN_MISSPELT, typedVariants } from '../../domain/spelling.ts';

/** A typed word and what it may have been meant to be; as typed first. */
export interface TypedWord {
  forms: string[];
  /** Whether some name has it as it was typed. Words too short to judge count as known. */
  known: boolean;
}

/** The words that names are made of. */
export class Vocabulary {
  constructor(private readonly database: ReadDatabase) {}

  async lookUp(words: string[]): Promise<TypedWord[]> {
    const lookUps = words.flatMap((word) => typedVariants(word).map((variant) => ({ word, variant })));
    const { rows } = await this.database.pool.query<{ typed: string; word: string }>({
      name: 'search-spelling',
      text: `select distinct v.typed, s.word from unnest((select $1::text[]), (select $2::text[])) as v(typed, variant)
               join read.search_spelling s on s.variant = v.variant order by 1, 2`,
      values: [lookUps.map((lookUp) => lookUp.word), lookUps.map((lookUp) => lookUp.variant)],
    });
    return words.map((typed) => {
      const found = rows.filter((row) => row.typed === typed).map((row) => row.word);
      return {
        forms: [typed, ...found.filter((word) => isOneTypoApart(typed, word))],
        known: found.includes(typed) || !isSpellable(typed) || typed.length < MIN_MISSPELT,
      };
    });
  }
}

/** Where words are unknown, the typos are there: the known ones are taken as typed. */
export function suspects(words: TypedWord[]): TypedWord[] {
  if (words.every((word) => word.known)) return words;
  return words.map((word) => (word.known ? { ...word, forms: word.forms.slice(0, 1) } : word));
}

/** The words with one of them corrected, then with two. */
export function correctedPhrases(words: TypedWord[], most: number): string[] {
  const typed = words.map((word) => word.forms[0]!);
  const corrections = words.map((word) => word.forms.slice(1));
  const once = corrections.flatMap((forms, at) => forms.map((form) => typed.with(at, form)));
  const twice = corrections.flatMap((forms, at) =>
    forms.flatMap((form) =>
      corrections.flatMap((later, also) =>
        also > at ? later.map((other) => typed.with(at, form).with(also, other)) : [],
      ),
    ),
  );
  return [...once, ...twice].slice(0, most).map((phrase) => phrase.join(' '));
}
