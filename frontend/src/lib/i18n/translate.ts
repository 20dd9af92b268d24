import { formatNumber } from '../format/number.ts';
import { pluralOf } from '../format/plural.ts';
import type { Language } from './language.ts';

/** A key is a flat name, or an English sentence of the server. */
export type TextMap = Record<string, string>;

/** What stands in a text's braces; `count` also chooses its plural. */
export type Values = Record<string, unknown>;

const PLACE = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g;

/** @returns the first text of the key, in its plural when there is a count. undefined: none of them has it. */
export function findText(
  maps: readonly (TextMap | undefined)[],
  key: string,
  count: unknown,
  language: Language,
): string | undefined {
  const plural = typeof count === 'number' ? `${key}_${pluralOf(count, language)}` : undefined;
  for (const map of maps) {
    const text = (plural === undefined ? undefined : map?.[plural]) ?? map?.[key];
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Puts the values into a text: as they are, or as numbers of the language. What is missing is left out. */
export function fill(text: string, values: Values, language: Language): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACE, (_, name: string, format: string | undefined) => {
    const value = values[name];
    if (value === undefined || value === null) return '';
    return format && typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
}
