import { foldText } from '#platform/kernel/text/fold-text.ts';
import { spellingCost } from './english-spelling.ts';

const cost = (english: string, persian: string) => spellingCost(english, foldText(persian));

it.each([
  ['knight', 'نایت'],
  ['spider', 'اسپایدر'],
  ['alien', 'ایلین'],
  ['shawshank', 'شاوشنک'],
  ['redemption', 'ردمپشن'],
  ['mission', 'میشن'],
  ['school', 'اسکول'],
  ['house', 'هاوس'],
  ['house', 'هائوس'],
  ['game', 'گیم'],
  ['life', 'لایف'],
  ['lion', 'لاین'],
  ['doctor', 'داکتر'],
  ['things', 'تینگز'],
  ['edge', 'ادج'],
  ['queen', 'کوئین'],
  ['luther', 'لوتر'],
  ['straight', 'استریت'],
])('%s is usually written %s', (english, persian) => {
  expect(cost(english, persian)).toBe(0);
});

it.each([
  ['hotel', 'هتل'],
  ['kung', 'کنگ'],
  ['shining', 'شنینگ'],
  ['laughter', 'لوتر'],
])('%s may be written %s', (english, persian) => {
  expect(cost(english, persian)).toBeGreaterThan(0);
  expect(cost(english, persian)).toBeLessThanOrEqual(2);
});

it('is nearer to a word that is written so than to one with letters that are silent for some', () => {
  expect(cost('luther', 'لوتر')).toBeLessThan(cost('laughter', 'لوتر'));
  expect(cost('daughter', 'دوتر')).toBeLessThan(cost('tutor', 'دوتر'));
});

it.each([
  ['dark', 'دوریک'],
  ['kane', 'کونا'],
])('%s is hardly %s', (english, persian) => {
  expect(cost(english, persian)).toBeGreaterThan(2);
});

it.each([
  ['dark', 'دارت'],
  ['apple', 'پل'],
  ['knight', 'نایتس'],
])('%s is not %s', (english, persian) => {
  expect(cost(english, persian)).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  ['interstellar', 'اینترستل', true],
  ['inception', 'اینسپش', true],
  ['dark', 'دارت', false],
  ['repeaters', 'هریپاتر', false],
])('%s may begin with %s: %s', (english, persian, wanted) => {
  expect(spellingCost(english, foldText(persian), true) <= 2).toBe(wanted);
});
