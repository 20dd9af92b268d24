import type { Language } from '../i18n/language.ts';

/** Making one takes longer than all its uses on a page. */
const names = new Map<Language, Intl.DisplayNames>();

/** A language's name by its code, as in "Persian" for fa. */
export function languageName(code: string, language: Language): string {
  try {
    const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' });
    names.set(language, known);
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}
