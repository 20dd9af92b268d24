import { numbersAsDigits } from './number-words.ts';

/** Around the films that there are. */
const FIRST = 1880;
const LAST = 2100;
/** The same in years of the Persian calendar, each of which begins in March of the one and ends in the other. */
const FIRST_PERSIAN = 1300;
const LAST_PERSIAN = 1499;
const PERSIAN_BEGINS = 621;

/** Both of them belong to it. */
export interface Years {
  fromYear: number;
  toYear: number;
}

interface NamedYear extends Years {
  /** The query without the year. */
  text: string;
}

/** "2010-2015", in any digits: folding leaves the same of it as of "1917 (2019)". */
const SPAN = /(?<!\p{Nd})(\p{Nd}{4})\s?[-–—]\s?(\p{Nd}{4})(?!\p{Nd})/gu;
const BETWEEN =
  /^(?:(?:between|from|از|بین|az) )?(?:سال ?(?:های)? )?(\d{4}) (?:to|until|till|and|تا|الی|و|ta) (?:سال )?(\d{4})$/;
const AFTER = /^(?:after|بعد از|پس از) (?:سال )?(\d{4})$/;
const SINCE = /^(?:since|از سال) (\d{4})$/;
const BEFORE = /^(?:before|قبل از|پیش از) (?:سال )?(\d{4})$/;
/** "the 90s", "1990s". */
const DECADE = /^(?:the )?(\d{2})?(\d0)s$/;
/** Of the Persian calendar, where nothing else is said. */
const PERSIAN_DECADE = /^(?:دهه|dahe)(?: ?(?:ی|ye))? (?:های )?(\d{2}|\d{4})( میلادی)?$/;
/** Two digits stand for the decade of that name which is nearest. */
const FIRST_OF_LAST_CENTURY = 30;
/** Words of a text in which years are named. */
const MAX_WORDS = 6;

/** @returns the text with its spans of years in words. */
export function spansInWords(typed: string): string {
  return typed.replace(SPAN, '$1 to $2');
}

/** Years beside other words: "inception 2010", "2010 inception"; the last ones where there are several ("blade runner 2049 2017"). */
export function typedYear(folded: string): NamedYear | null {
  const words = folded.split(' ');
  for (let size = Math.min(MAX_WORDS, words.length - 1); size > 0; size--) {
    for (let at = words.length - size; at >= 0; at--) {
      const years = yearsAlone(words.slice(at, at + size).join(' '));
      if (years) return { text: words.toSpliced(at, size).join(' '), ...years };
    }
  }
  return null;
}

/** One year, those of a span or of a decade, and nothing else: «۱۳۷۶» is of 1997 and 1998. */
export function yearsAlone(folded: string): Years | null {
  if (/^\d{4}$/.test(folded)) return yearsOf(Number(folded));
  if (!/\d/.test(folded) && !folded.startsWith('دهه')) return null;
  const between = BETWEEN.exec(folded);
  if (between) return span(Number(between[1]), Number(between[2]));
  const after = AFTER.exec(folded);
  if (after) return span(Number(after[1]) + 1, LAST);
  const since = SINCE.exec(folded);
  if (since) return span(Number(since[1]), LAST);
  const before = BEFORE.exec(folded);
  if (before) return span(FIRST, Number(before[1]) - 1);
  return decade(folded);
}

function decade(folded: string): Years | null {
  const [, century, tens] = DECADE.exec(folded) ?? [];
  if (tens) {
    const first = Number(century ?? (Number(tens) < FIRST_OF_LAST_CENTURY ? 20 : 19)) * 100 + Number(tens);
    return span(first, first + 9);
  }
  const [, year, isGregorian] = PERSIAN_DECADE.exec(numbersAsDigits(folded)) ?? [];
  if (!year) return null;
  const first = Number(year) + (year.length === 4 ? 0 : isGregorian ? 1900 : FIRST_PERSIAN);
  return first % 10 === 0 ? span(first, first + 9) : null;
}

/** The one may be of the Persian calendar and the other a bound. */
function span(first: number, last: number): Years | null {
  const [from, to] = [yearsOf(first), last > LAST_PERSIAN || last < FIRST_PERSIAN ? yearsOf(last) : persian(last)];
  return from && to && from.fromYear <= to.toYear ? { fromYear: from.fromYear, toYear: to.toYear } : null;
}

function yearsOf(year: number): Years | null {
  if (year >= FIRST && year <= LAST) return { fromYear: year, toYear: year };
  const isPast = year + PERSIAN_BEGINS <= new Date().getUTCFullYear();
  return year >= FIRST_PERSIAN && isPast ? persian(year) : null;
}

const persian = (year: number): Years => ({ fromYear: year + PERSIAN_BEGINS, toYear: year + PERSIAN_BEGINS + 1 });
