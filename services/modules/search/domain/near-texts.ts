/** Each costs a question to the index. */
const MAX_TEXTS = 4;
const MIN_LETTERS = 3;
/** Of a word that is no name's, so much of its beginning may be one's. */
const SHARES = [0.7, 0.5];

/** What to look for where a folded text names nothing: its longest words, then their beginnings. */
export function nearTexts(folded: string): string[] {
  const words = folded.split(' ').filter((word) => word.length >= MIN_LETTERS);
  const longest = words.toSorted((one, other) => other.length - one.length);
  const beginnings = longest.flatMap((word) =>
    SHARES.map((share) => [...word].slice(0, Math.ceil(word.length * share))),
  );
  const texts = [
    ...longest,
    ...beginnings.filter((letters) => letters.length >= MIN_LETTERS).map((all) => all.join('')),
  ];
  return [...new Set(texts)].filter((text) => text !== folded).slice(0, MAX_TEXTS);
}
