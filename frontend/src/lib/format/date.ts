import type { Language } from '../i18n/language.ts';
import { numberLocale } from './number.ts';

/** Persian readers see the Jalali calendar, everybody the clock of Tehran. */
function dateLocale(language: Language): string {
  return language === 'fa' ? 'fa-IR-u-ca-persian-nu-arabext' : 'en-GB';
}

export function formatDate(iso: string, language: Language): string {
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Tehran',
  };
  return new Intl.DateTimeFormat(dateLocale(language), options).format(new Date(iso));
}

/** Day and time of the day, for what happens by the minute. */
export function formatDateTime(iso: string, language: Language): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tehran' };
  return new Intl.DateTimeFormat(dateLocale(language), options).format(new Date(iso));
}

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** How long ago (or in how long), in the largest unit that fits. */
export function formatRelative(iso: string, language: Language, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const relative = new Intl.RelativeTimeFormat(numberLocale(language), { numeric: 'auto' });
  const fitting = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  if (!fitting) return relative.format(0, 'second');
  return relative.format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}

/** The weekday of today in the numbering of the specification (§3): 1 Saturday … 7 Friday, by the clock of Tehran. */
export function weekdayOfToday(now = new Date()): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Tehran' }).format(now);
  return ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(name) + 1;
}
