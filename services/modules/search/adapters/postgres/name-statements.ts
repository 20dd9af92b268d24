import type { ReadDatabase } from '#platform/database/read-database.ts';
import { joinWords } from '#platform/kernel/text/fold-text.ts';
import { MIN_MISSPELT } from '../../domain/spelling/spelling.ts';
import { above, type MatchLimits, type MatchRow, phrasesSql, wordsSql } from './match-sql.ts';
import type { TypedWord } from './vocabulary.ts';

const COMMON_WORDS = new Set(
  'the and for with from love man girl lady night life house story از با به در را که'.split(' '),
);
const LEAST_RARE = -20;

/** The statements that look for names by what a text may have been meant to be. */
export class NameStatements {
  constructor(private readonly database: ReadDatabase) {}

  phrases(texts: string[], limits: MatchLimits): Promise<MatchRow[]> {
    const keys = texts.map(joinWords);
    return this.run('search-phrases', phrasesSql(limits), limits, [keys, keys.map(above), texts]);
  }

  /**
   * @param lenient short words need not be there: they are not corrected.
   * @param equal a word's forms are as good as the first of them.
   * @param unfinished not only the last word may be.
   */
  withWords(
    words: TypedWord[],
    limits: MatchLimits,
    { lenient = false, equal = false, unfinished = false } = {},
  ): Promise<MatchRow[]> {
    const last = words.length - 1;
    const pivot = words.reduce((best, word) => (rarity(word) > rarity(best) ? word : best));
    const isNeeded = (word: TypedWord) => word === pivot || !lenient || word.forms[0]!.length >= MIN_MISSPELT;
    const needed = words.flatMap((word, at) =>
      isNeeded(word) ? [pattern(word.forms, unfinished || at === last)] : [],
    );
    const typed = words.map((word, at) =>
      pattern(equal ? word.forms : word.forms.slice(0, 1), unfinished || at === last),
    );
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

/** How many names a word rules out, roughly: names are read by the index entries of the rarest. */
function rarity({ forms }: TypedWord): number {
  const typed = forms[0]!;
  return COMMON_WORDS.has(typed) ? LEAST_RARE : typed.length - forms.length / 4;
}

function pattern(forms: string[], unfinished: boolean): string {
  return unfinished ? `(^| )(${forms.join('|')})` : `(^| )(${forms.join('|')})( |$)`;
}
