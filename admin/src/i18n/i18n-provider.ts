import polyglotI18nProvider from 'ra-i18n-polyglot';
import type englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { localDigits } from '../format/number.ts';
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

/** Polyglot puts numbers in as they are; a Persian sentence gets Persian digits. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => {
    const text: string = polyglot.translate(key, options);
    return polyglot.getLocale() === 'fa' && carriesNumber(options) ? localDigits(text, 'fa') : text;
  },
};
