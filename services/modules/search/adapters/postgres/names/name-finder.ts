import type { ReadDatabase } from '#platform/database/read-database.ts';
import { joinWords } from '#platform/kernel/text/fold-text.ts';
import { MIN_MISSPELT } from '../../../domain/spelling/spelling.ts';
import type { CardReader } from '../card-reader.ts';
import type { KeptNames } from '../in-memory/kept-names.ts';
import type { FoundName } from '../in-memory/name-index.ts';
import { type NamedWords, patternOf } from '../in-memory/sought-words.ts';
import { above, type MatchLimits, type MatchRow, phrasesSql, wordsSql } from '../match-sql.ts';
import type { TypedWord } from '../vocabulary/vocabulary.ts';

const COMMON_WORDS = new Set(
  'the and for with from love man girl lady night life house story از با به در را که'.split(' '),
);
const LEAST_RARE = -20;

/** Looks for names by what a text may have been meant to be: among those in memory where they are kept, or by statements. */
export class NameFinder {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cards: CardReader,
    private readonly kept: KeptNames | null,
  ) {}

  async phrases(texts: string[], limits: MatchLimits): Promise<MatchRow[]> {
    const found = limits.role === 0 ? this.kept?.findPhrases(texts, limits) : null;
    if (found) return this.withCards(found, limits);
    const keys = texts.map(joinWords);
    return this.run('search-phrases', phrasesSql(limits), limits, [keys, keys.map(above), texts]);
  }

  /**
   * @param lenient short words need not be there: they are not corrected.
   * @param equal a word's forms are as good as the first of them.
   * @param unfinished not only the last word may be.
   */
  async withWords(
    words: TypedWord[],
    limits: MatchLimits,
    { lenient = false, equal = false, unfinished = false } = {},
  ): Promise<MatchRow[]> {
    const last = words.length - 1;
    const pivot = words.reduce((best, word) => (rarity(word) > rarity(best) ? word : best));
    const isNeeded = (word: TypedWord) => word === pivot || !lenient || word.forms[0]!.length >= MIN_MISSPELT;
    const sought: NamedWords = {
      needed: words.flatMap((word, at) =>
        isNeeded(word) ? [{ forms: word.forms, unfinished: unfinished || at === last }] : [],
      ),
      typed: words.map(({ forms }, at) => ({
        forms: equal ? forms : forms.slice(0, 1),
        unfinished: unfinished || at === last,
      })),
      length: words.reduce((sum, word) => sum + word.forms[0]!.length + 1, -1),
    };
    const found = limits.role === 0 ? this.kept?.findWords(sought, limits) : null;
    if (found) return this.withCards(found, limits);
    const [needed, typed] = [sought.needed.map(patternOf), sought.typed.map(patternOf)];
    const parameters = [pivot.forms, pivot.forms.map(above), needed, typed, sought.length];
    return this.run('search-words', wordsSql(limits), limits, parameters);
  }

  private async withCards(found: FoundName[], { cards }: MatchLimits): Promise<MatchRow[]> {
    return cards ? this.cards.withCards(found) : found.map((name) => ({ ...name, card: '' }));
  }

  private async run(name: string, text: string, limits: MatchLimits, parameters: unknown[]): Promise<MatchRow[]> {
    const values = [limits.titles, limits.people, ...parameters];
    const statement = { name: `${name}-${limits.role}${limits.cards ? '' : '-ids'}`, text, values };
    return (await this.database.pool.query<MatchRow>(statement)).rows;
  }
}

/** How many names a word rules out, roughly: names are read by the index entries of the rarest. */
function rarity({ forms }: TypedWord): number {
  const typed = forms[0]!;
  return COMMON_WORDS.has(typed) ? LEAST_RARE : typed.length - forms.length / 4;
}
