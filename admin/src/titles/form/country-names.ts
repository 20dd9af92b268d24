import type { Language } from '../../i18n/language.ts';

/** Groups and test codes, which are no countries. */
const NO_COUNTRY = new Set(['eu', 'ez', 'un', 'qo', 'zz', 'xa', 'xb']);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every country of ISO 3166-1 by its two letters, in the order of the language's alphabet. */
export function countryNames(language: Language): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code))
    .flatMap((id) => {
      const name = names.of(id.toUpperCase());
      return name ? [{ id, name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
