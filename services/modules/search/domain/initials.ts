import { isArticle } from './name-rows.ts';

/** Shorter ones are words; longer ones nobody types. */
const FEWEST = 3;
const MOST = 8;

/** What may be the first letters of a title's words: one folded word such as "lotr"; null for everything else. */
export function typedInitials(folded: string): string | null {
  const isWord = /^[\p{L}\p{N}]+$/u.test(folded);
  return isWord && folded.length >= FEWEST && folded.length <= MOST ? folded : null;
}

/** The initials of a folded name (or its tail) of three words or more, with its articles and without them. */
export function initialsOf(name: string): string[] {
  const words = name.split(' ');
  const spelled = [words, words.filter((word) => !isArticle(word))].map((of) =>
    of.map((word) => [...word][0]).join(''),
  );
  return words.length < FEWEST ? [] : [...new Set(spelled)].filter((initials) => initials.length >= FEWEST);
}
