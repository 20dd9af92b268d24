import type { Language } from '../i18n/language.ts';

export function numberLocale(language: Language): string {
  return language === 'fa' ? 'fa-IR' : 'en';
}

/** Making one takes longer than all its uses on a page. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const key = `${language} ${options ? JSON.stringify(options) : ''}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(numberLocale(language), options);
  formats.set(key, format);
  return format.format(value);
}

/** A rating of 0..10 always shows its one decimal. */
export function formatRating(value: number, language: Language): string {
  return formatNumber(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Years are numbers without a thousands separator. */
export function formatYear(year: number, language: Language): string {
  return formatNumber(year, language, { useGrouping: false });
}

/** The years a series ran, or the one year of a film. An open end is a dash and nothing. */
export function formatYears(from: number, to: number | null, running: boolean, language: Language): string {
  const start = formatYear(from, language);
  if (running) return `${start}–`;
  return to && to !== from ? `${start}–${formatYear(to, language)}` : start;
}

/** A text with its Latin digits replaced by those of the language. */
export function localDigits(text: string, language: Language): string {
  if (language !== 'fa') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}

export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
