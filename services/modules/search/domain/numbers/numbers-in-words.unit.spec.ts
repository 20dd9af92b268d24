import { numbersInWords } from './numbers-in-words.ts';

it.each([
  ['۴ شنبه سوری', ['چهار شنبه سوری']],
  ['4شنبه سوری', ['چهار شنبه سوری', '4 شنبه سوری']],
  ['متری ۶.۵', ['متری شش و نیم', 'متری شیش و نیم', 'متری 6 و نیم']],
  ['متری 6/5', ['متری شش و نیم', 'متری شیش و نیم', 'متری 6 و نیم']],
  ['4shanbe suri', ['chaharshanbe suri']],
  ['metri 6.5', ['metri shesh o nim']],
  ['ocean 11', []],
  ['متری', []],
])('%s may be %j', (typed, said) => {
  expect(numbersInWords(typed)).toEqual(said);
});
