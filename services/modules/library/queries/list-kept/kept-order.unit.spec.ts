import { sortKept } from './kept-order.ts';
import type { KeptSort } from './list-kept.schema.ts';

const title = (en: string, fa: string | null, releaseYear: number, rating: number | null) => ({
  postType: 1 as const,
  releaseYear,
  rating,
  name: { fa, en },
});
const NEWEST_FIRST = [
  title('Coco', 'کوکو', 2017, 8.9),
  title('Alien', null, 1979, null),
  title('Rocky', 'راکی', 1976, 10),
  title('Dune', 'تلماسه', 2021, 8.9),
];

it.each<[KeptSort, 'fa' | 'en', string]>([
  ['added', 'fa', 'Coco Alien Rocky Dune'],
  ['year', 'fa', 'Dune Coco Alien Rocky'],
  ['rating', 'fa', 'Rocky Coco Dune Alien'],
  ['name', 'en', 'Alien Coco Dune Rocky'],
  ['name', 'fa', 'Dune Rocky Coco Alien'],
])('what is kept, by %s in %s, is %s', (sort, language, expected) => {
  const sorted = sortKept(NEWEST_FIRST, { sort, language });
  expect(sorted.map(({ name }) => name.en).join(' ')).toBe(expected);
});
