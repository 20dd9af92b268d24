import { withArticle } from './with-article.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Of all countries, and of unions and former countries that have a code. */
function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return [...new Set(CODES.flatMap((code) => names.of(code) ?? []))].sort();
}

it('a country has its article in a sentence where English gives it one, and no other has', () => {
  expect(namesIn('en').filter((name) => withArticle(name) !== name)).toEqual([
    'Bahamas',
    'British Indian Ocean Territory',
    'British Virgin Islands',
    'Canary Islands',
    'Caribbean Netherlands',
    'Cayman Islands',
    'Central African Republic',
    'Cocos (Keeling) Islands',
    'Comoros',
    'Cook Islands',
    'Dominican Republic',
    'European Union',
    'Falkland Islands',
    'Faroe Islands',
    'French Southern Territories',
    'Gambia',
    'Heard & McDonald Islands',
    'Isle of Man',
    'Maldives',
    'Marshall Islands',
    'Netherlands',
    'Northern Mariana Islands',
    'Palestinian Territories',
    'Philippines',
    'Pitcairn Islands',
    'Solomon Islands',
    'Turks & Caicos Islands',
    'U.S. Outlying Islands',
    'U.S. Virgin Islands',
    'United Arab Emirates',
    'United Kingdom',
    'United Nations',
    'United States',
    'Åland Islands',
  ]);
  expect(withArticle('United States')).toBe('the United States');
});

it.each([
  ['Czech Republic', 'the Czech Republic'],
  ['Soviet Union', 'the Soviet Union'],
  ['UK', 'the UK'],
  ['USA', 'the USA'],
  ['The Netherlands', 'The Netherlands'],
  ['Ukraine', 'Ukraine'],
])('so has one that the staff has named anew: %s', (name, said) => {
  expect(withArticle(name)).toBe(said);
});

it('in Persian they are as they are', () => {
  for (const name of namesIn('fa')) expect(withArticle(name)).toBe(name);
});
