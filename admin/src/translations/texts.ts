import type { ConsoleTranslation } from '../api/types.ts';

export const LANGUAGES = ['fa', 'en'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

/** Of the list, until somebody sorts it otherwise. */
export const SORT = { field: 'key', order: 'ASC' } as const;

export const wordOf = (key: string) => `parde.translations.${key}`;

/** What people read now; a sentence of the server is its own English text. */
export function textNow(text: ConsoleTranslation, language: TextLanguage): string | null {
  return text.changed[language] ?? builtInText(text, language);
}

export function builtInText({ key, type, built_in }: ConsoleTranslation, language: TextLanguage): string | null {
  return built_in[language] ?? (type === 2 && language === 'en' ? key : null);
}
