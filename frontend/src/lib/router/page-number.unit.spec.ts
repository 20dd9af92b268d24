import { readPage } from './page-number.ts';

it.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=0.5', 1],
  ['page=two', 1],
  ['page=99999999999', 1_000_000],
  ['page=Infinity', 1_000_000],
])('the address ?%s asks for page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
