import type { Language } from '../../i18n/language.ts';
import { numberLocale } from '../number.ts';

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

export function formatDateTime(iso: string, language: Language): string {
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tehran' };
  const time = new Intl.DateTimeFormat(dateLocale(language), clock).format(new Date(iso));
  return `${formatDate(iso, language)}${language === 'fa' ? '، ' : ', '}${time}`;
}

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit & Intl.NumberFormatOptions['unit']; seconds: number }[] = [
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

/** A stretch of time by itself, in words: '3 days', «۳ روز»; null when it is under a minute. */
export function formatAge(iso: string, language: Language, now = Date.now()): string | null {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const fitting = UNITS.find((candidate) => seconds >= candidate.seconds);
  if (!fitting) return null;
  const options: Intl.NumberFormatOptions = { style: 'unit', unit: fitting.unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(numberLocale(language), options).format(Math.trunc(seconds / fitting.seconds));
}
