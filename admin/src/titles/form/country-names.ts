import type { Language } from '../../i18n/language.ts';

/** Groups, test codes, and parts of countries that only have a code set aside: no entries of ISO 3166-1. */
const NO_COUNTRY = new Set('eu ez un qo zz xa xb ac cp cq dg ea ic ta'.split(' '));
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A code that gave way to another, as DD, SU or UK: the language's data calls it by the name of the other. */
const isGivenUp = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code.toUpperCase()}`;

/**
 * Every country of ISO 3166-1 by its two letters, in the order of the language's alphabet.
 * @param kept codes that a title has already: also one that was given up keeps its name, with the code beside it.
 */
export function countryNames(language: Language, kept: readonly string[] = []): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => kept.includes(code) || !(NO_COUNTRY.has(code) || isGivenUp(code)))
    .flatMap((id) => {
      const name = names.of(id.toUpperCase());
      return name ? [{ id, name: isGivenUp(id) ? `${name} (${id.toUpperCase()})` : name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
