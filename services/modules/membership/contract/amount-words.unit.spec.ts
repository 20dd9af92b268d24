import { amountWords } from './amount-words.ts';

const GIB = 1024 ** 3;

it.each([
  ['days', 1, '1 day', '۱ روز'],
  ['days', 30, '30 days', '۳۰ روز'],
  ['bytes', 1.5 * GIB, '1.5 GB', '۱٫۵ گیگابایت'],
] as const)('%s are said as people say them: %i', (unit, amount, en, fa) => {
  expect(amountWords(unit, amount)).toEqual({ en, fa });
});
