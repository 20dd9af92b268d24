import { newsSlug } from './news-slug.ts';

it.each([
  ['The Café that wasn’t there!', 1, 'the-cafe-that-wasnt-there'],
  ['The Café', 3, 'the-cafe-3'],
  ['نخستین فیلم ایرانی', 1, 'نخستین-فیلم-ایرانی'],
  ['می‌روم', 1, 'می-روم'],
  ['?!', 2, 'post-2'],
  ['word '.repeat(40), 1, `${'word-'.repeat(15)}word`],
  ['x'.repeat(100), 1, 'x'.repeat(80)],
])('%j, tried %i times: %s', (title, attempt, slug) => {
  expect(newsSlug(title, attempt)).toBe(slug);
});
