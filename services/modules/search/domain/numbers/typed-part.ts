import { numbersAsDigits } from './number-words.ts';

const PART = /^(.*?\p{L}.*?)(?: (?:part|vol|volume|chapter|بخش|پارت|شماره))? (\d{1,2})$/u;

interface NamedPart {
  series: string;
  number: number;
}

/** The part of a series of films that a folded text names: «هری پاتر ۳», "rocky part two"; null where it names none. */
export function typedPart(folded: string): NamedPart | null {
  const [, series, number] = PART.exec(numbersAsDigits(folded)) ?? [];
  return series ? { series, number: Number(number) } : null;
}
