import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';
import type { GenreVocabulary } from './genre-vocabulary.ts';

/** Dropped are what cached documents say of genres; all that is of the tag `lists` is dropped with it. */
export const GENRES_TAG = 'genres';

/** The genres of today, for whoever reads. Cards of titles are kept without names, so that one that changes reaches them all at once. */
export abstract class GenreNames {
  abstract vocabulary(): Promise<GenreVocabulary>;

  /** Puts names into the text of stored cards. A document made of it is dropped with GENRES_TAG. */
  abstract fill(text: string): Promise<string>;

  /** As fill, of a whole document, as it is sent. @param pieces one after the other, each card within one of them; what is bytes is one card. */
  abstract document(...pieces: (string | TextBytes)[]): Promise<Buffer>;
}
