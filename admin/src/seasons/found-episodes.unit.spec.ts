import { foundEpisodes } from './found-episodes.ts';

const NAMES: Record<number, string[]> = {
  1: ['', 'Part 12'],
  12: ['بازگشت کیانوش', 'The Return'],
  120: ['', 'Café'],
};
const EPISODES = Array.from({ length: 130 }, (_, place) => ({ number: place + 1, names: NAMES[place + 1] ?? [] }));

const numbersOf = (typed: string) => foundEpisodes(typed, EPISODES).map(({ number }) => number);

it.each([
  [
    'a number: its own episode first, then what begins or is named so',
    '12',
    [12, 1, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129],
  ],
  ['a number in Persian digits', '۱۲۰', [120]],
  ['a part of a name, in either case', ' return', [12]],
  ['a name without its accent', 'cafe', [120]],
  ['a Persian name in Arabic letters', 'كيانوش', [12]],
  ['a number that no episode has', '400', []],
  ['nothing', ' ', []],
])('finds episodes by %s', (_, typed, numbers) => {
  expect(numbersOf(typed)).toEqual(numbers);
});

it('offers no more than can be looked over', () => {
  expect(numbersOf('1')).toHaveLength(25);
});
