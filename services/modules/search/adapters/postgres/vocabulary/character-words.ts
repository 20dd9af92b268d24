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
/** What is read as quickly may be read again at each new name. */
const QUICK_MS = 200;
/** Otherwise a twentieth of the time goes into it at most, however many names come, as in an import. */
const REST = 20;

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
  private words: Promise<WordList> | null = null;
  private goodUntil = 0;
  private hasNewNames = false;
  private restUntil = 0;

  constructor(private readonly database: ReadDatabase) {}

  /** @returns what characters are called of which the folded text is a typo away in one word or in two, the likelier first. */
  async near(folded: string): Promise<string[]> {
    const typed = folded.split(' ');
    if (typed.length > MAX_WORDS) return [];
    // Without them it is a text that nobody can read, as before: no reason to refuse the search.
    const list = await this.allWords().catch(() => null);
    if (!list) return [];
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
    this.hasNewNames = true;
  }

  private allWords(): Promise<WordList> {
    const now = performance.now();
    if (!this.words || now >= this.goodUntil || (this.hasNewNames && now >= this.restUntil)) {
      this.words = this.load();
      this.words.catch(() => {
        this.words = null;
      });
    }
    return this.words;
  }

  private async load(): Promise<WordList> {
    const begun = performance.now();
    this.goodUntil = begun + WORDS_TTL_MS;
    this.restUntil = Number.POSITIVE_INFINITY;
    this.hasNewNames = false;
    const row = await this.database.row<{ words: string | null }>(WORDS);
    const list = new WordList(row?.words?.split(' ').toSorted() ?? []);
    const end = performance.now();
    const took = end - begun;
    this.restUntil = took > QUICK_MS ? end + REST * took : end;
    return list;
  }
}
