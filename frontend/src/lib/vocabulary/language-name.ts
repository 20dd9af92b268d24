import { keptFormat } from '../format/kept-format.ts';
import type { Language } from '../i18n/language.ts';

const namesIn = keptFormat((language, type: 'language') => new Intl.DisplayNames([language], { type }));

/** A language's name by its code, as in "Persian" for fa. */
export function languageName(code: string, language: Language): string {
  try {
    return namesIn(language, 'language').of(code) ?? code;
  } catch {
    return code;
  }
}
