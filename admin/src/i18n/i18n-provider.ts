import polyglotI18nProvider from 'ra-i18n-polyglot';
import type englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { formatNumber, localDigits } from '../format/number.ts';
import { isLanguage, readLanguage } from './language.ts';
import { MESSAGES } from './messages.ts';

const LOCALES = [
  { locale: 'fa', name: 'فارسی' },
  { locale: 'en', name: 'English' },
];

function messagesOf(locale: string) {
  // The library's type lists its own keys only; ours stand beside them.
  return MESSAGES[isLanguage(locale) ? locale : 'fa'] as unknown as typeof englishMessages;
}

const polyglot = polyglotI18nProvider(messagesOf, readLanguage(), LOCALES, { allowMissing: true });

function carriesNumber(options: unknown): boolean {
  return (
    typeof options === 'object' && options !== null && Object.values(options).some((value) => typeof value === 'number')
  );
}

/** Counts get their thousands separators; years and other numbers that a text carries have none. */
function withSeparators(text: string, options: unknown): string {
  const { smart_count: count } = (options ?? {}) as { smart_count?: unknown };
  if (typeof count !== 'number' || count < 1_000) return text;
  const locale = polyglot.getLocale();
  return text.replaceAll(String(count), formatNumber(count, isLanguage(locale) ? locale : 'fa'));
}

/** Polyglot puts numbers in as they are; a Persian sentence gets Persian digits. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => {
    const text = withSeparators(polyglot.translate(key, options), options);
    return polyglot.getLocale() === 'fa' && carriesNumber(options) ? localDigits(text, 'fa') : text;
  },
};
