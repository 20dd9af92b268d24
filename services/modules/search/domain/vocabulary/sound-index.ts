import { asHeard, plainSounds } from '../sounds/as-heard.ts';
import { englishCodes, lastEnglishAlike, persianCode } from '../sounds/english/english-codes.ts';
import { shortEnglishWords } from '../sounds/english/english-short-words.ts';
import { MAX_COST, spellingCost } from '../sounds/english/english-spelling.ts';
import { isLatin, isPersian, lastBeginningAlike, persianSpelling, soundCode, typedCodes } from '../sounds/sounds.ts';
import { MIN_MISSPELT } from '../spelling/spelling.ts';
import { typosBetween } from '../spelling/typos.ts';
import { LastAnswers } from './last-answers.ts';

const MAX_ALIKE = 40;
/** Words of another language that share fewer consonants with a Persian one are too many. */
const MIN_FOREIGN = 3;
/** Shorter words are in no list. */
const MIN_LISTED = 3;
/** What a letter that is written otherwise costs beside how it sounds. */
const TYPO_COST = 0.5;
/** What is so much less like a heard word than another is not meant by it. */
const MORE_UNLIKE = 1.5;
/** More than a catalogue has words; with the 30 bits of a code still a whole number. */
const PLACES = 2 ** 22;

/**
 * How unusual a Persian spelling of an English word may be, and by how much more than that of the best: only the best of those that are one
 * for sure, some more, or whatever has the consonants.
 */
const CLOSENESS = {
  best: { most: 2, more: 0 },
  sure: { most: 2, more: 1 },
  possible: { most: 5, more: 4 },
};
/** Letters of words from Arabic: nobody writes an English one with them. */
const NO_ENGLISH = /[عحصضطظذغق]/;
export type Closeness = keyof typeof CLOSENESS;

interface AlikeWord {
  word: string;
  cost: number;
}

/** "fu", "el": shorter than the words of the list. */
const TWO_LETTERS = [...'bcdfghjklmnprstvwyz'].flatMap((consonant) =>
  [...'aeiou'].flatMap((vowel) => [consonant + vowel, vowel + consonant]),
);

/** Numbers of words with the words' places, in order, so that what sounds alike, or begins so, stands together. */
class SortedCodes {
  private readonly sorted: Float64Array;

  constructor(
    private readonly words: readonly string[],
    codesOf: (word: string) => readonly number[],
  ) {
    const numbers: number[] = [];
    for (const [at, word] of words.entries()) for (const code of codesOf(word)) numbers.push(code * PLACES + at);
    this.sorted = Float64Array.from(numbers).sort();
  }

  /** @returns the words whose codes are the first, the last or between them. */
  between(first: number, last = first): string[] {
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

/** The words of names by their sound. */
export class SoundIndex {
  private readonly persian: SortedCodes;
  private readonly latin: SortedCodes;
  private readonly alike = new LastAnswers((typed: string) => this.compared(typed));

  constructor(words: readonly string[]) {
    this.persian = new SortedCodes(words.filter(isPersian), (word) => [soundCode(word).code]);
    this.latin = new SortedCodes([...TWO_LETTERS, ...words.filter(isLatin)], englishCodes);
  }

  /** @returns words of the other script that sound like the typed one; where it is unfinished, those that begin so come last. */
  soundingLike(typed: string, unfinished = false, closeness: Closeness = 'possible'): string[] {
    if (isLatin(typed)) return this.persianFor(typed, unfinished);
    return isPersian(typed) ? this.latinFor(typed, unfinished, closeness) : [];
  }

  /** @returns Latin words that sound as this one is written, the likest first; itself before all others where it is one. */
  heardAs(typed: string, unfinished = false): string[] {
    const persian = asHeard(typed);
    const sounds = plainSounds(typed);
    const alike = this.alike
      .of(persian)
      .filter(({ cost }) => cost <= CLOSENESS.best.most)
      .map(({ word, cost }) => ({ word, unlike: cost + typosBetween(sounds, plainSounds(word)) * TYPO_COST }))
      .sort((one, other) => one.unlike - other.unlike)
      .filter(({ unlike }, _at, [likest]) => unlike <= likest!.unlike + MORE_UNLIKE)
      .map(({ word }) => word);
    const isWord = typed.length < MIN_LISTED || this.latin.between(englishCodes(typed)[0]!).includes(typed);
    if (isWord) return [...new Set([typed, ...alike])].slice(0, MAX_ALIKE);
    const isBeginning = alike.length === 0 && unfinished && persianCode(persian).consonants >= MIN_FOREIGN;
    return (isBeginning ? this.begunBy(persian) : alike).slice(0, MAX_ALIKE);
  }

  private persianFor(typed: string, unfinished: boolean): string[] {
    const codes = typedCodes(typed);
    const whole = persianSpelling(typed);
    const found = codes.flatMap(({ code }) => this.persian.between(code)).filter((word) => whole.test(word));
    if (unfinished && typed.length >= MIN_MISSPELT - 1) {
      const beginning = persianSpelling(typed, true);
      const longer = codes
        .filter(({ consonants }) => consonants > 1)
        .flatMap((typedCode) => this.persian.between(typedCode.code, lastBeginningAlike(typedCode)));
      found.push(...longer.filter((word) => beginning.test(word)));
    }
    return [...new Set(found)].slice(0, MAX_ALIKE);
  }

  /** Only what is no whole word is the beginning of one, and of one that is spelt so for sure. */
  private latinFor(typed: string, unfinished: boolean, closeness: Closeness): string[] {
    if (NO_ENGLISH.test(typed)) return [];
    const { consonants } = persianCode(typed);
    const { most, more } = CLOSENESS[consonants < MIN_FOREIGN && closeness === 'possible' ? 'sure' : closeness];
    const alike = this.alike.of(typed);
    const worst = Math.min(most, (alike[0]?.cost ?? 0) + more);
    const good = alike.filter(({ cost }) => cost <= worst).map(({ word }) => word);
    if (good.length === 0 && unfinished && consonants >= MIN_FOREIGN) good.push(...this.begunBy(typed));
    return [...new Set(good)].slice(0, MAX_ALIKE);
  }

  /** «اینترستل», the best first. */
  private begunBy(typed: string): string[] {
    const code = persianCode(typed);
    return this.latin
      .between(code.code, lastEnglishAlike(code))
      .map((word) => ({ word, cost: spellingCost(word, typed, true) }))
      .filter(({ cost }) => cost <= CLOSENESS.best.most)
      .sort((one, other) => one.cost - other.cost)
      .map(({ word }) => word);
  }

  /** The words that may be meant, the best first. */
  private compared(typed: string): AlikeWord[] {
    return shortEnglishWords(typed)
      .map((word) => ({ word, cost: 0 }))
      .concat(this.latin.between(persianCode(typed).code).map((word) => ({ word, cost: spellingCost(word, typed) })))
      .filter(({ cost }) => cost <= MAX_COST)
      .sort((one, other) => one.cost - other.cost);
  }
}
