/** Each costs a question to the index. */
const MAX_TEXTS = 6;
const MIN_LETTERS = 3;
/** Of a word that is no name's, so much of its beginning may be one's. */
const SHARES = [0.7, 0.5];

/** What to look for where a folded text names nothing: its first words, its longest words, then the beginnings of these. */
export function nearTexts(folded: string): string[] {
  const all = folded.split(' ');
  // «هری پاتر و سنگ جادو» begins with a name.
  const first = [all.length - 1, all.length - 2, 2].filter((words) => words > 1 && words < all.length);
  const words = all.filter((word) => word.length >= MIN_LETTERS);
  const longest = words.toSorted((one, other) => other.length - one.length);
  const beginnings = longest.flatMap((word) =>
    SHARES.map((share) => [...word].slice(0, Math.ceil(word.length * share))),
  );
  const texts = [
    ...first.map((words) => all.slice(0, words).join(' ')),
    ...longest,
    ...beginnings.filter((letters) => letters.length >= MIN_LETTERS).map((letters) => letters.join('')),
  ];
  return [...new Set(texts)].filter((text) => text !== folded).slice(0, MAX_TEXTS);
}
