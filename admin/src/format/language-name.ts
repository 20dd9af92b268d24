import type { Language } from '../i18n/language.ts';

/** What a language is called by its readers: `fa` is «فارسی», or "Persian". */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(code) ?? code;
}
