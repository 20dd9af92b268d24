/** What anybody would try here first: names of the house, of its roles and of what it is about. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set(
  'parde pardeh پرده admin administrator moderator viewer film filme movie movies cinema sinema serial فیلم سینما سریال مدیر ناظر'.split(
    ' ',
  ),
);

/** Whether a password is one of these words, once or repeated, with nothing besides but digits and signs. @param folded in lower case. */
export function isContextWord(folded: string): boolean {
  const letters = folded.replace(/\P{L}/gu, '');
  const word = /^(.+?)\1*$/u.exec(letters)?.[1] ?? '';
  return CONTEXT_WORDS.has(word);
}
