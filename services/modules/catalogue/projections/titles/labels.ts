/** Names in both languages, embedded in documents so that no reader has to look anything up. */

const persian = new Intl.DisplayNames(['fa'], { type: 'region', style: 'short' });
const english = new Intl.DisplayNames(['en'], { type: 'region' });
/** The short English names are abbreviations (US), the long ones of two places are too official for a chip. */
const ENGLISH: Record<string, string> = { hk: 'Hong Kong', mo: 'Macao' };

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
  return { code, fa: persian.of(region) ?? code, en: ENGLISH[code] ?? english.of(region) ?? code };
}
