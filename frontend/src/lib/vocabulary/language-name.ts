import type { Language } from '../i18n/language.ts';

/** A language's name by its code, as in "Persian" for fa. */
export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
