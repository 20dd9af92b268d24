import type { Language } from '../i18n/language.ts';

/** The plural form of a number, as CLDR has it for our two languages: `Intl.PluralRules` loads its tables for milliseconds on a phone. */
export function pluralOf(count: number, language: Language): 'one' | 'other' {
  const single = language === 'fa' ? Math.abs(count) <= 1 : Math.abs(count) === 1;
  return single ? 'one' : 'other';
}
