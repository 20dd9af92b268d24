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

/**
 * Whether two different words are one substitution, deletion, insertion or transposition apart.
 * @param letters so much of the other word's beginning is compared.
 */
export function isOneTypoApart(one: string, other: string, letters = other.length): boolean {
  let [end, otherEnd] = [one.length, letters];
  if (Math.abs(end - otherEnd) > 1) return false;
  let start = 0;
  while (start < end && start < otherEnd && one[start] === other[start]) start += 1;
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const unlike = Math.max(end, otherEnd) - start;
  if (unlike <= 1) return unlike === 1;
  const isTwo = end - start === 2 && otherEnd - start === 2;
  return isTwo && one[start] === other[start + 1] && one[start + 1] === other[start];
}
