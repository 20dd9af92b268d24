import type { Language } from './language.ts';

/* The short English names are abbreviations (US), the long ones of two places too official for a chip: Hong Kong SAR China. */
const IN = {
  fa: new Intl.DisplayNames('fa', { type: 'region', style: 'short' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** @returns the country's name as it is said every day. @param code ISO 3166-1 alpha-2, in upper case. */
export function countryName(code: string, language: Language): string {
  return IN[language].of(code)?.replace(' SAR China', '') ?? code;
}
