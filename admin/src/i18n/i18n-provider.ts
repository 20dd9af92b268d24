import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import farsiMessages from 'ra-language-farsi';
import type { I18nProvider } from 'react-admin';
import { localDigits } from '../format/number.ts';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { isLanguage, type Language, readLanguage } from './language.ts';

export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** `over` laid on `under`, level by level, so that a text the translation lacks is still there in English. */
export function mergeMessages(under: MessageTree, over: MessageTree): MessageTree {
  const merged: MessageTree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
}

const english = mergeMessages(englishMessages as unknown as MessageTree, en);
const MESSAGES: Record<Language, MessageTree> = {
  en: english,
  fa: mergeMessages(mergeMessages(english, farsiMessages as unknown as MessageTree), fa),
};

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
