import { isLatin, isPersian, lastBeginningAlike, persianSpelling, soundCode, typedCodes } from './sounds.ts';
import { MIN_MISSPELT } from './spelling.ts';

const MAX_ALIKE = 40;
/** Words of another language that share fewer consonants with a Persian one are too many. */
const MIN_FOREIGN = 3;
/** More than a catalogue has words; with the 30 bits of a code still a whole number. */
const PLACES = 2 ** 22;

/** The words of names by their sound: a number a word, in order, so that what sounds alike, or begins so, stands together. */
export class SoundIndex {
  /** The code of a word's sound above, its place in the list below. */
  private readonly sorted: Float64Array;

  constructor(private readonly words: readonly string[]) {
    this.sorted = Float64Array.from(words, (word, at) => soundCode(word).code * PLACES + at).sort();
  }

  /**
   * @param strictly no Latin words that have a Persian one's consonants, but are spelt as if they had other vowels.
   * @returns words of the other script that sound like the typed one; where it is unfinished, those that begin so come last.
   */
  soundingLike(typed: string, unfinished = false, strictly = false): string[] {
    if (isLatin(typed)) return this.persianFor(typed, unfinished);
    return isPersian(typed) ? this.latinFor(typed, strictly) : [];
  }

  private persianFor(typed: string, unfinished: boolean): string[] {
    const codes = typedCodes(typed);
    const whole = persianSpelling(typed);
    const found = codes.flatMap(({ code }) => this.between(code, code)).filter((word) => whole.test(word));
    if (unfinished && typed.length >= MIN_MISSPELT - 1) {
      const beginning = persianSpelling(typed, true);
      const longer = codes
        .filter(({ consonants }) => consonants > 1)
        .flatMap((typedCode) => this.between(typedCode.code, lastBeginningAlike(typedCode)));
      found.push(...longer.filter((word) => beginning.test(word)));
    }
    return [...new Set(found)].slice(0, MAX_ALIKE);
  }

  private latinFor(typed: string, strictly: boolean): string[] {
    const { code, consonants } = soundCode(typed);
    if (consonants < MIN_FOREIGN) return [];
    const words = this.between(code, code).filter(isLatin);
    const spelt = words.filter((word) => persianSpelling(word).test(typed));
    return (strictly || spelt.length > 0 ? spelt : words).slice(0, MAX_ALIKE);
  }

  /** @returns the words whose codes are the first, the last or between them. */
  private between(first: number, last: number): string[] {
    const found: string[] = [];
    const end = (last + 1) * PLACES;
    for (let at = this.firstFrom(first * PLACES); at < this.sorted.length && this.sorted[at]! < end; at++) {
      found.push(this.words[this.sorted[at]! % PLACES]!);
    }
    return found;
  }

  private firstFrom(number: number): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
