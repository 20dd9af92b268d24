import type { Language } from '../i18n/language.ts';

/** What a language is called by its readers: `fa` is «فارسی», or "Persian". What is no code of a language stays as it is. */
export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}
