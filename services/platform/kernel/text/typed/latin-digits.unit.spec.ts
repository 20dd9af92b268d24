import { latinDigits } from './latin-digits.ts';

it('makes Persian and Arabic digits Latin ones, and leaves the rest', () => {
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789 NOWRUZ-۱۴۰۵ سلام')).toBe(
    '0123456789 0123456789 0123456789 NOWRUZ-1405 سلام',
  );
});
