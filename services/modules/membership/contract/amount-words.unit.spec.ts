import { amountWords } from './amount-words.ts';

const KIB = 1024;
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

it.each([
  ['days', 1, '1 day', '۱ روز'],
  ['days', 30, '30 days', '۳۰ روز'],
  ['bytes', 0, '0 Byte', '۰ بایت'],
  ['bytes', 1_000, '1,000 Byte', '۱٬۰۰۰ بایت'],
  ['bytes', 1.25 * KIB, '1.3 KB', '۱٫۳ کیلوبایت'],
  ['bytes', 40 * MIB, '40 MB', '۴۰ مگابایت'],
  ['bytes', GIB - 1, '1 GB', '۱ گیگابایت'],
  ['bytes', 1.5 * GIB, '1.5 GB', '۱٫۵ گیگابایت'],
  ['bytes', 2_048 * GIB, '2 TB', '۲ ترابایت'],
] as const)('%s are said as people say them: %i', (unit, amount, en, fa) => {
  expect(amountWords(unit, amount)).toEqual({ en, fa });
});
