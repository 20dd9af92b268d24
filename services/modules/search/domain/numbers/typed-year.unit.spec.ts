import { foldText } from '#platform/kernel/text/fold-text.ts';
import { spansInWords, typedYear, yearsAlone } from './typed-year.ts';

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
    ['nolan 2010-2015', 'nolan', 2010, 2015],
    ['نولان بین سال‌های ۲۰۱۰ و ۲۰۱۵', 'نولان', 2010, 2015],
    ['batman 90s', 'batman', 1990, 1999],
  ])('%s', (typed, text, fromYear, toYear = fromYear) => {
    expect(typedYear(foldText(spansInWords(typed)))).toEqual({ text, fromYear, toYear });
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
  ['۲۰۱۰ تا ۲۰۱۵', { fromYear: 2010, toYear: 2015 }],
  ['between 1999 and 2001', { fromYear: 1999, toYear: 2001 }],
  ['۱۳۹۰-۱۳۹۵', { fromYear: 2011, toYear: 2017 }],
  ['از ۱۳۹۰ تا ۱۳۹۵', { fromYear: 2011, toYear: 2017 }],
  ['بعد از ۲۰۱۵', { fromYear: 2016, toYear: 2100 }],
  ['since 2015', { fromYear: 2015, toYear: 2100 }],
  ['before 1960', { fromYear: 1880, toYear: 1959 }],
  ['قبل از ۱۳۵۷', { fromYear: 1880, toYear: 1978 }],
  ['بعد از ۱۳۵۷', { fromYear: 1979, toYear: 2100 }],
  ['90s', { fromYear: 1990, toYear: 1999 }],
  ['the 20s', { fromYear: 2020, toYear: 2029 }],
  ['1920s', { fromYear: 1920, toYear: 1929 }],
  ['دهه ۶۰', { fromYear: 1981, toYear: 1991 }],
  ['دههٔ شصت', { fromYear: 1981, toYear: 1991 }],
  ['دهه‌ی ۹۰ میلادی', { fromYear: 1990, toYear: 1999 }],
  ['دهه‌های ۱۹۸۰', { fromYear: 1980, toYear: 1989 }],
  ['2015 to 2010', null],
  ['1917 2019', null],
  ['to 2010', null],
  ['1499', null],
  ['3000', null],
  ['19945', null],
  ['inception 2010', null],
])('a year alone: %s', (typed, years) => {
  expect(yearsAlone(foldText(spansInWords(typed)))).toEqual(years);
});
