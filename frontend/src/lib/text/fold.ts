/** Letters treated as equal in Persian. The server folds more; this is only for highlighting matches. */
const EQUIVALENT_LETTERS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
};
/** Marks, tatweel, joiners and direction controls: none of them is a letter. */
const IGNORED = /[\p{M}\p{Cf}\u0640]/u;

/** One character of a text as it is compared, or nothing when it does not count. */
export function foldCharacter(character: string): string {
  if (IGNORED.test(character)) return '';
  const digit = character.replace(/[۰-۹٠-٩]/, (found) => String(found.charCodeAt(0) & 0xf));
  const plain = digit.normalize('NFD').charAt(0);
  return (
    EQUIVALENT_LETTERS[character] ??
    EQUIVALENT_LETTERS[plain] ??
    (/[\u0600-\u06ff]/.test(character) ? digit : plain.toLowerCase())
  );
}
