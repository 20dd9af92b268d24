import { foldText } from '#platform/kernel/text/fold-text.ts';
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

/** Whether these are the initials of a whole name or of what stands before its colon. */
export function standFor(initials: string, name: string): boolean {
  const parts = [name, name.split(':')[0]!].map(foldText).flatMap(withAndWithoutArticle);
  return parts.some((part) => initialsOf(part).includes(initials));
}

function withAndWithoutArticle(folded: string): string[] {
  const [first = '', ...rest] = folded.split(' ');
  return isArticle(first) ? [folded, rest.join(' ')] : [folded];
}
