import { foldText } from '#platform/kernel/text/fold-text.ts';
import { typedYear, yearAlone } from './typed-year.ts';

describe('a year in a query', () => {
  it.each([
    ['Inception 2010', 'inception', 2010],
    ['inception (2010)', 'inception', 2010],
    ['۲۰۱۰ تلقین', 'تلقین', 2010],
    ['تلقین ٢٠١٠', 'تلقین', 2010],
    ['blade runner 2049 2017', 'blade runner 2049', 2017],
    ['1917 2019', '1917', 2019],
  ])('%s', (typed, text, year) => {
    expect(typedYear(foldText(typed))).toEqual({ text, year });
  });

  it.each(['1917', 'inception', '12 angry men', 'year 3000', 'apollo 13', 'room 1408'])('is none in %s', (typed) => {
    expect(typedYear(foldText(typed))).toBeNull();
  });
});

it.each([
  ['1994', 1994],
  ['۱۹۹۴', 1994],
  ['1408', null],
  ['3000', null],
  ['19945', null],
  ['inception 2010', null],
])('a year alone: %s', (typed, year) => {
  expect(yearAlone(foldText(typed))).toBe(year);
});
