/*
 * Country names as sources write them → ISO 3166-1 alpha-2, lower case. Most come from the language data of the runtime; below
 * are other spellings and states that are no more, which count for their successor.
 */
const OTHER_NAMES: Record<string, string> = {
  'bosnia and herzegovina': 'ba',
  czechoslovakia: 'cz',
  'czech republic': 'cz',
  'east germany': 'de',
  'hong kong': 'hk',
  'ivory coast': 'ci',
  macedonia: 'mk',
  myanmar: 'mm',
  palestine: 'ps',
  'soviet union': 'ru',
  turkey: 'tr',
  uk: 'gb',
  usa: 'us',
  'west germany': 'de',
  yugoslavia: 'rs',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const CODES = new Map<string, string>(Object.entries(OTHER_NAMES));
for (let first = 65; first <= 90; first++) {
  for (let second = 65; second <= 90; second++) {
    const code = String.fromCharCode(first, second);
    const name = regions.of(code);
    // Codes that were given up (DD, SU) and groups (EU, UN) name no country of today.
    if (
      name &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      !/^(EU|EZ|UN|XA|XB|ZZ|QO)$/.test(code)
    ) {
      const key = name.toLowerCase();
      if (!CODES.has(key)) CODES.set(key, code.toLowerCase());
    }
  }
}
const KNOWN = new Set(CODES.values());

export function isCountryCode(code: string): boolean {
  return KNOWN.has(code);
}

/** ISO codes for names or codes, each once, in their order; unknown ones are left out. */
export function countriesOf(names: readonly string[]): string[] {
  const codes = names.flatMap((name) => {
    const key = name.trim().toLowerCase();
    return CODES.get(key) ?? (KNOWN.has(key) ? key : []);
  });
  return [...new Set(codes)];
}
