/*
 * Two spellings of one name must meet: sources differ in capitals, accents, punctuation, and Persian texts in the forms of
 * their letters. This folding is for identity only; searching has its own, richer one.
 */

const LETTERS_OF_ONE_SOUND: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};
/** Letters that Unicode does not take apart into a base and an accent. */
const LATIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Lower case words of letters and digits with one space between; empty when the name has neither. */
export function foldName(name: string): string {
  return name
    .replace(/[يىئكةۀأإآٱؤ]/g, (letter) => LETTERS_OF_ONE_SOUND[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[\p{M}\u0640'’`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What tells a title from others of its name: films of different years are different films. */
export function titleIdentity(postType: 1 | 2, name: string, year: number): string {
  return `${postType}|${year}|${foldName(name) || name.trim()}`;
}

export function personIdentity(name: string): string {
  return foldName(name) || name.trim();
}
