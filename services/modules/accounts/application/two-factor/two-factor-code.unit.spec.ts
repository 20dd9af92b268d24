import { twoFactorCode } from './two-factor-code.ts';

describe('a code of the second step', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['٠٧٨٩١٢', '078912'],
    ['7K3M-9Q2X', '7k3m-9q2x'],
    [' 7k3m-9q2x', '7k3m-9q2x'],
    ['7k3m9q2x', '7k3m-9q2x'],
    ['7K3M 9Q2X', '7k3m-9q2x'],
    ['۷k۳m – ۹q۲x', '7k3m-9q2x'],
    ['7 k 3 m\u20119 q 2 x', '7k3m-9q2x'],
    ['123-456', '123456'],
    ['23456789', '2345-6789'],
  ])('%j is %s', (typed, code) => {
    expect(twoFactorCode.parse(typed)).toBe(code);
  });

  it.each([
    '',
    '12345',
    '1234567',
    'x123456',
    '123456x',
    '7k3m9q2',
    '7k3m-9q2',
    'x7k3m-9q2x',
    '7k3m-9q2xx',
    '123 456'.padEnd(21),
  ])('%j is wrong', (typed) => {
    const { error } = twoFactorCode.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toContain('The code is wrong');
  });

  it('is asked for where there is none', () => {
    expect(twoFactorCode.safeParse(null).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter the code',
    ]);
  });
});
