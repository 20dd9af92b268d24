import { countryName } from '#platform/kernel/text/country-name.ts';

/** ISO 3166-1 codes of the countries that have a name of their own; regions and reserved codes have none. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter((code) => !NOT_COUNTRIES.has(code) && names.of(code));
}

/** What the data names besides countries: unions, pseudo locales, and codes that gave way to others. */
const NOT_COUNTRIES = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO QU RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' '),
);

/** Names of all countries: key `country.IR`, value in the language. */
export function countryNames(lang: 'fa' | 'en'): { key: string; value: string }[] {
  return countryCodes().map((code) => ({ key: `country.${code}`, value: countryName(code, lang) }));
}
