import { biographyOf, personTabs } from './person-tabs.ts';

it.each<[Parameters<typeof personTabs>[0], string[]]>([
  [
    { movies_count: 3, serials_count: 1, biography: { en: 'Born in Tehran.', fa: '' } },
    ['movies', 'series', 'biography'],
  ],
  [{ movies_count: 3, serials_count: 0, biography: null }, ['movies']],
  [{ movies_count: 0, serials_count: 2, biography: { en: '', fa: '' } }, ['series']],
  [{ movies_count: 0, serials_count: 0, biography: null }, []],
])('a person shows no empty tab: %j', (person, tabs) => {
  expect(personTabs(person)).toEqual(tabs);
});

it('tells a life in the language of the reader where it can', () => {
  const biography = { en: 'Born in Tehran.', fa: 'زادهٔ تهران.' };
  expect(biographyOf({ biography }, 'fa')).toBe('زادهٔ تهران.');
  expect(biographyOf({ biography }, 'en')).toBe('Born in Tehran.');
  expect(biographyOf({ biography: { en: 'Born in Tehran.', fa: '' } }, 'fa')).toBe('Born in Tehran.');
});
