/** The languages of the site; the first is meant where none is known. */
export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** @returns null for anything but one of the site's languages. */
export function languageOf(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
