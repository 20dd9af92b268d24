import type { ReadDatabase } from '#platform/database/read-database.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { isOneTypoApart } from '../../../domain/spelling/spelling.ts';
import { WordList } from '../../../domain/vocabulary/word-list.ts';
import { correctedPhrases } from './vocabulary.ts';

/** Names of characters are not found by more of their words. */
const MAX_WORDS = 6;
/** So many words that one may have been meant to be. */
const MAX_FORMS = 12;
const MAX_PHRASES = 80;
/** Reading all of them is dear, and of a new film's characters a typo may wait. */
const WORDS_TTL_MS = HOUR_MS;

// A hash of the words, where an aggregate of distinct ones would sort millions.
const WORDS = `
  select string_agg(word, ' ') as words from (
    select distinct word from read.search_filter, unnest(characters) as phrase, unnest(string_to_array(phrase, ' ')) as word
  ) as each_once`;
const THERE = `
  select phrase from unnest($1::text[]) with ordinality as asked(phrase, n)
  where exists (select from read.search_filter where characters @> array[phrase]) order by n`;

/**
 * The words of which names of characters are made. They are no part of the vocabulary of titles and people: what is a name there must
 * not be taken for known, or corrected, by what somebody is called in a film.
 */
export class CharacterWords {
  private words: { until: number; list: Promise<WordList> } | null = null;

  constructor(private readonly database: ReadDatabase) {}

  /** @returns what characters are called of which the folded text is a typo away in one word or in two, the likelier first. */
  async near(folded: string): Promise<string[]> {
    const typed = folded.split(' ');
    if (typed.length > MAX_WORDS) return [];
    const list = await this.allWords();
    const formsOf = (word: string) => list.near(word).filter((near) => isOneTypoApart(word, near));
    const words = typed.map((word) => ({ forms: [word, ...formsOf(word).slice(0, MAX_FORMS)], known: false }));
    const phrases = correctedPhrases(words, MAX_PHRASES);
    if (phrases.length === 0) return [];
    const { rows } = await this.database.pool.query<{ phrase: string }>({
      name: 'search-characters',
      text: THERE,
      values: [phrases],
    });
    return rows.map(({ phrase }) => phrase);
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

  private async load(): Promise<WordList> {
    const row = await this.database.row<{ words: string | null }>(WORDS);
    return new WordList(row?.words?.split(' ').toSorted() ?? []);
  }
}
