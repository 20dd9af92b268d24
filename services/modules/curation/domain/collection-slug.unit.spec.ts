import { collectionSlug } from './collection-slug.ts';

it.each([
  ['The Koker trilogy', 1, 'the-koker-trilogy'],
  ['Amélie’s Paris!', 2, 'amelies-paris-2'],
  ['؟', 1, 'collection'],
  ['x'.repeat(80), 1, 'x'.repeat(60)],
])('%j, tried %i times: %s', (name, attempt, slug) => {
  expect(collectionSlug(name, attempt)).toBe(slug);
});
