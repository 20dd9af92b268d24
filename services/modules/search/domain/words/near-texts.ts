/** Each costs a question to the index. */
const MAX_TEXTS = 5;
const MIN_LETTERS = 4;
/** A smaller part of a text says little of what was meant. */
const LEAST_SHARE = 0.5;

/** A part of a text that names nothing, by which a name is near to it. */
interface NearText {
  text: string;
  /** What of it a name is to have as a whole word; null where the part is to be there as it is, a typo aside. */
  isOf: ((word: string) => boolean) | null;
}

/** What to look for: its first words, a word that is much of it, then a word with which such a word begins. */
export function nearTexts(folded: string): NearText[] {
  const all = folded.split(' ');
  // «هری پاتر و سنگ جادو» begins with a name.
  const first = [all.length - 1, all.length - 2, 2].filter((words) => words > 1 && words < all.length);
  const least = Math.ceil(all.join('').length * LEAST_SHARE);
  const words = all.filter((word) => word.length >= Math.max(least, MIN_LETTERS));
  const texts: NearText[] = [
    ...first.map((words) => ({ text: all.slice(0, words).join(' '), isOf: null })),
    ...words.map((word) => ({ text: word, isOf: (other: string) => other === word })),
    ...words.map((word) => ({
      text: [...word].slice(0, Math.max(least, MIN_LETTERS)).join(''),
      isOf: (other: string) => other.length >= Math.max(least, MIN_LETTERS) && word.startsWith(other),
    })),
  ];
  const isTold = ({ text }: NearText) => text !== folded && text.split(' ').some((word) => word.length >= MIN_LETTERS);
  return texts
    .filter(isTold)
    .filter(({ text }, at, told) => told.findIndex((one) => one.text === text) === at)
    .slice(0, MAX_TEXTS);
}
