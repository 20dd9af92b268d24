import { numbersAsDigits } from './number-words.ts';

const PART = /^(.*?\p{L}.*?)(?: (?:part|vol|volume|chapter|بخش|پارت|شماره))? \d{1,2}$/u;

/** The series of films of which a folded text names a part: «هری پاتر ۳», "rocky part two"; null where it names none. */
export function withoutPart(folded: string): string | null {
  return PART.exec(numbersAsDigits(folded))?.[1] ?? null;
}
