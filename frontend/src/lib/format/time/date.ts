import { toJalaali } from 'jalaali-js';
import type { Language } from '../../i18n/language.ts';
import { keptFormat } from '../kept-format.ts';
import { localDigits, numberLocale } from '../number.ts';

/** Persian readers see the Jalali calendar, everybody the clock of Tehran. */
function dateLocale(language: Language): string {
  return language === 'fa' ? 'fa-IR-u-ca-persian-nu-arabext' : 'en-GB';
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Tehran' } as const;
const DATE_TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tehran' } as const;
const intlFormat = keptFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateLocale(language), options),
);

export function formatDate(iso: string, language: Language): string {
  const time = Date.parse(iso);
  return time >= SAME_CLOCK_SINCE ? writtenDate(time, language) : intlFormat(language, DATE).format(time);
}

/** Day and time of the day, for what happens by the minute. */
export function formatDateTime(iso: string, language: Language): string {
  return intlFormat(language, DATE_TIME).format(new Date(iso));
}

/** Since then Tehran's clock is not changed in summer any more. */
const SAME_CLOCK_SINCE = Date.UTC(2022, 8, 22);
const TEHRAN_AHEAD_MS = 3.5 * 3_600_000;
const MONTHS: Record<Language, readonly string[]> = {
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** As `Intl` writes it, whose first Jalali date loads tables for half a second on a phone. */
function writtenDate(time: number, language: Language): string {
  const there = new Date(time + TEHRAN_AHEAD_MS);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  const { jy, jm, jd } = language === 'fa' ? toJalaali(year, month, day) : { jy: year, jm: month, jd: day };
  return localDigits(`${jd} ${MONTHS[language][jm - 1]} ${jy}`, language);
}

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

const relativeFormat = keptFormat(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(numberLocale(language), options),
);

/** How long ago (or in how long), in the largest unit that fits. */
export function formatRelative(iso: string, language: Language, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const relative = relativeFormat(language, { numeric: 'auto' });
  const fitting = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  if (!fitting) return relative.format(0, 'second');
  return relative.format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}

/** The weekday of today in the numbering of the specification (§3): 1 Saturday … 7 Friday, by the clock of Tehran. */
export function weekdayOfToday(now = new Date()): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Tehran' }).format(now);
  return ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(name) + 1;
}
