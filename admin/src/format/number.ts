import type { Language } from '../i18n/language.ts';

export const MILLION = 1_000_000;

export function numberLocale(language: Language): string {
  return language === 'fa' ? 'fa-IR' : 'en';
}

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(numberLocale(language), options).format(value);
}

/** A rating of 0..10 always shows its one decimal. */
export function formatRating(value: number, language: Language): string {
  return formatNumber(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Years, season and episode numbers stand without a thousands separator. */
export function formatPlain(value: number, language: Language): string {
  return formatNumber(value, language, { useGrouping: false });
}

/** Latin digits inside a text that already stands, in the digits of the language. */
export function localDigits(text: string, language: Language): string {
  if (language !== 'fa') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}

/** The Latin digits of a text that was typed in whichever. */
export function latinDigits(text: string): string {
  return text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const withoutSeparators = (text: string) => latinDigits(text).replace(/[\s,\u066c]/g, '');

/** A whole number as people type it: digits of either script, with or without separators. @returns null for anything else. */
export function parseWhole(text: string): number | null {
  const digits = withoutSeparators(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** Whether `parseWhole` takes a text for no number only because it is too large a one. */
export function hasTooManyDigits(text: string): boolean {
  return /^\d{16,}$/.test(withoutSeparators(text));
}

/** A number that may have a part after the point, of either script. @returns null for anything else. */
export function parseDecimal(text: string): number | null {
  const [whole = '', part, ...more] = text.replace('\u066b', '.').trim().split('.');
  if (part === undefined) return parseWhole(whole);
  const digits = latinDigits(part);
  if (parseWhole(whole) === null || !/^\d{1,6}$/.test(digits) || more.length > 0) return null;
  return Number(`${parseWhole(whole)}.${digits}`);
}
