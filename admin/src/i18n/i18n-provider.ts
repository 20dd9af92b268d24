import polyglotI18nProvider from 'ra-i18n-polyglot';
import type englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { formatNumber, localDigits } from '../format/number.ts';
import { isLanguage, type Language, readLanguage } from './language.ts';
import { MESSAGES } from './messages.ts';

const LOCALES = [
  { locale: 'fa', name: 'فارسی' },
  { locale: 'en', name: 'English' },
];

const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'fa');

function messagesOf(locale: string) {
  // The library's type lists its own keys only; ours stand beside them.
  return MESSAGES[languageOf(locale)] as unknown as typeof englishMessages;
}

/** What is counted in a text: ours by the first name, react-admin's of its lists by the others. */
const COUNTS: ReadonlySet<string> = new Set(['smart_count', 'offsetBegin', 'offsetEnd', 'total', 'max']);

function carriesNumber(options: unknown): boolean {
  return (
    typeof options === 'object' && options !== null && Object.values(options).some((value) => typeof value === 'number')
  );
}

function providerIn(language: Language): I18nProvider {
  /** Puts values into a text as Polyglot does, but counts with their separators; years and other numbers have none. */
  function fillIn(this: string, places: RegExp, given: (place: string, name: string) => unknown): string {
    return this.replace(places, (place: string, name: string) => {
      const value = given(place, name);
      const isCount = COUNTS.has(name) && typeof value === 'number';
      return isCount ? formatNumber(value, languageOf(polyglot.getLocale())) : String(value);
    });
  }
  const polyglot = polyglotI18nProvider(messagesOf, language, LOCALES, { allowMissing: true, replace: fillIn });
  return {
    ...polyglot,
    /** Polyglot puts numbers in as they are; a Persian sentence gets Persian digits. */
    translate: (key, options) => {
      const text: string = polyglot.translate(key, options);
      return polyglot.getLocale() === 'fa' && carriesNumber(options) ? localDigits(text, 'fa') : text;
    },
  };
}

export const i18nProvider = providerIn(readLanguage());

/**
 * One for each language: to a provider that changes its language react-admin answers by making the whole page anew, and
 * whatever was typed in it would be lost.
 */
export const PROVIDERS: Record<Language, I18nProvider> = { fa: providerIn('fa'), en: providerIn('en') };
