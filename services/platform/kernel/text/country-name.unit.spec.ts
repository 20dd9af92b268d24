import { countryName } from './country-name.ts';

it.each([
  ['HK', 'هنگ‌کنگ', 'Hong Kong'],
  ['MO', 'ماکائو', 'Macao'],
  ['IR', 'ایران', 'Iran'],
  ['US', 'ایالات متحده', 'United States'],
])('%s has the name by which it is known', (code, fa, en) => {
  expect([countryName(code, 'fa'), countryName(code, 'en')]).toEqual([fa, en]);
});
