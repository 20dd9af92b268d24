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
    ['قیصر ۱۳۴۸', 'قیصر', 1969, 1970],
    ['gheysar 1348', 'gheysar', 1969, 1970],
  ])('%s', (typed, text, fromYear, toYear = fromYear) => {
    expect(typedYear(foldText(typed))).toEqual({ text, fromYear, toYear });
  });

  it.each(['1917', 'inception', '12 angry men', 'year 3000', 'apollo 13', 'room 1299', 'room 1499'])(
    'is none in %s',
    (typed) => {
      expect(typedYear(foldText(typed))).toBeNull();
    },
  );
});

it.each([
  ['1994', { fromYear: 1994, toYear: 1994 }],
  ['۱۹۹۴', { fromYear: 1994, toYear: 1994 }],
  ['۱۳۷۶', { fromYear: 1997, toYear: 1998 }],
  ['1499', null],
  ['3000', null],
  ['19945', null],
  ['inception 2010', null],
])('a year alone: %s', (typed, years) => {
  expect(yearAlone(foldText(typed))).toEqual(years);
});
