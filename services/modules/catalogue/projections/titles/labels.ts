import { countryName } from '#platform/kernel/text/country-name.ts';

/** Names in both languages, embedded in documents so that no reader has to look anything up. */
interface Label {
  fa: string;
  en: string;
}

type CountryLabel = Readonly<Label & { code: string }>;

/** Intl takes some ten microseconds to name one. */
const countries = new Map<string, CountryLabel>();

/** @param code ISO 3166-1 alpha-2, lower case. */
export function countryLabel(code: string): CountryLabel {
  const label = countries.get(code) ?? labelOf(code);
  countries.set(code, label);
  return label;
}

function labelOf(code: string): CountryLabel {
  const region = code.toUpperCase();
  return { code, fa: countryName(region, 'fa'), en: countryName(region, 'en') };
}
