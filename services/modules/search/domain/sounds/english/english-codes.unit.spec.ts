import { englishCodes, persianCode } from './english-codes.ts';

it.each([
  ['knight', 'نایت'],
  ['godfather', 'گادفادر'],
  ['psycho', 'سایکو'],
  ['bridge', 'بریج'],
  ['bridge', 'بریدج'],
  ['gladiator', 'گلادیاتور'],
  ['angel', 'آنجل'],
  ['jurassic', 'ژوراسیک'],
  ['martian', 'مارشن'],
  ['island', 'آیلند'],
  ['signs', 'ساینز'],
  ['matrix', 'ماتریکس'],
  ['passengers', 'پسنجرز'],
  ['creature', 'کریچر'],
  ['castle', 'کسل'],
  ['walking', 'واکینگ'],
  ['school', 'اسکول'],
])('%s has the consonants of %s', (english, persian) => {
  expect(englishCodes(english)).toContain(persianCode(persian).code);
});

it('has one number for most words, few for others', () => {
  expect(englishCodes('inception')).toHaveLength(2);
  expect(englishCodes('london')).toHaveLength(1);
  expect(englishCodes('geographergeographer').length).toBeLessThanOrEqual(4);
});

it('tells other consonants apart', () => {
  expect(englishCodes('knight')).not.toContain(persianCode('مایت').code);
  expect(persianCode('او')).toEqual({ code: 0, consonants: 0 });
});
