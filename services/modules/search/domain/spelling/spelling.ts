/**
 * Misspelt words by deletion neighbourhoods (as SymSpell does): two words one typo apart become equal when each loses at
 * most one letter, so that a handful of look-ups replaces a comparison with the whole vocabulary.
 */

/** Words shorter than this are taken as typed: half the language is one letter away from them. */
export const MIN_MISSPELT = 4;
const MAX_WORD = 24;

/** Whether the word belongs to the vocabulary that typed words are compared with. */
export function isSpellable(word: string): boolean {
  return word.length >= MIN_MISSPELT - 1 && word.length <= MAX_WORD;
}

/** The word and what is left of it when one letter is gone. */
export function deletions(word: string): string[] {
  const variants = new Set([word]);
  for (let at = 0; at < word.length; at++) variants.add(word.slice(0, at) + word.slice(at + 1));
  return [...variants];
}

/** What a typed word is looked up by; a three-letter word may be a four-letter word that lost a letter, no more. */
export function typedVariants(typed: string): string[] {
  if (!isSpellable(typed)) return [];
  return typed.length < MIN_MISSPELT ? [typed] : deletions(typed);
}

/** Whether two different words are one substitution, deletion, insertion or transposition apart. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [restOfShort, restOfLong] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (restOfLong.length <= 1) return true;
  return (
    restOfShort.length === 2 &&
    restOfLong.length === 2 &&
    restOfShort[0] === restOfLong[1] &&
    restOfShort[1] === restOfLong[0]
  );
}
