import fc from 'fast-check';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isCommonPassword, MIN_PASSWORD_LENGTH } from './password-policy.ts';

describe('common passwords', () => {
  it.each([
    'password1',
    'PassWord1',
    'alireza123',
    'qwertyuiop',
    'parde123',
    '23456789',
    'hgfedcba',
    'abababab',
    '۱۱۱۱۱۱۱۱',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['a quiet evening at the cinema', 'parde-demo-1403', 'شبی‌آرام‌در‌سینما', 'tr0ub4dor&3'])(
    'takes %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('holds a few hundred, all long enough to be tried and folded to lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(MIN_PASSWORD_LENGTH);
      expect(password).toBe(password.toLowerCase());
    }
  });

  it('asks for no classes of characters: long random lower-case texts are taken', () => {
    const letters = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 20, maxLength: 128 });
    fc.assert(
      fc.property(letters, (characters) => {
        fc.pre(new Set(characters).size > 6);
        expect(isCommonPassword(characters.join(''))).toBe(false);
      }),
    );
  });
});

describe('words that belong here', () => {
  it.each(['parde-2026!', 'Pardeh 99999', 'پرده۱۴۰۴۱۴۰۴', 'moderator#7', 'CINEMA-2030', '77admin77'])(
    'make no password with digits and signs alone: %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(['the cinema paradise', 'پردهٔ آبی اتاق', 'pardedemo-film'])('may be part of one: %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});
