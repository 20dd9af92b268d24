import type { Language } from '../i18n/language.ts';
import { keptFormat } from './kept-format.ts';

export function numberLocale(language: Language): string {
  return language === 'fa' ? 'fa-IR' : 'en';
}

/** What `Intl` takes for a plain number; its first one loads tables, for a tenth of a second on a phone. */
const MAX_FRACTION = 3;
const SIGNS: Record<Language, { group: string; decimal: string }> = {
  fa: { group: '\u066c', decimal: '\u066b' },
  en: { group: ',', decimal: '.' },
};
const intlFormat = keptFormat(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberLocale(language), options),
);

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = MAX_FRACTION, ...others } = options;
  if (isPlain(value) && Object.keys(others).length === 0) return plain(value, language, least, most);
  return intlFormat(language, options).format(value);
}

/** @param least how many decimals there are always; more up to `most` where they say something. */
function plain(value: number, language: Language, least: number, most: number): string {
  const { group, decimal } = SIGNS[language];
  const [whole = '', rest = ''] = rounded(value, most).split('.');
  const decimals = rest.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return localDigits(decimals ? `${grouped}${decimal}${decimals}` : grouped, language);
}

/** As it is written, half of the last decimal goes up: `toFixed` sees the binary number below it. */
function rounded(value: number, decimals: number): string {
  const whole = Math.round(Number(`${value}e${decimals}`));
  return (whole / 10 ** decimals).toFixed(decimals);
}

/** Below zero, not a number, or too great or small to be written out. */
const isPlain = (value: number) => value >= 0 && value < 1e12 && (value === 0 || value >= 1e-6);

/** A rating of 0..10 always shows its one decimal. */
export function formatRating(value: number, language: Language): string {
  return formatNumber(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Years are numbers without a thousands separator. */
export function formatYear(year: number, language: Language): string {
  return localDigits(String(year), language);
}

/** The years a series ran, or the one year of a film. An open end is a dash and nothing. */
export function formatYears(from: number, to: number | null, running: boolean, language: Language): string {
  return formatYear(from, language) + formatEndYear(from, to, running, language);
}

/** What follows the first of the years, with its dash. */
export function formatEndYear(from: number, to: number | null, running: boolean, language: Language): string {
  if (running) return '–';
  return to && to !== from ? `–${formatYear(to, language)}` : '';
}

/** A text with its Latin digits replaced by those of the language. */
export function localDigits(text: string, language: Language): string {
  if (language !== 'fa') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}

export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
