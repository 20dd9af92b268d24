import { z } from 'zod';
import {
  displayName,
  emailAddress,
  givenPassword,
  newPassword,
  passwordsAgree,
  passwordsDiffer,
  recoveryToken,
  staffReason,
} from './account-fields.ts';

/** The errors of a value, or what it becomes. */
function outcomeOf(field: z.ZodType, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value);
  return success ? data : error.issues.map(({ message }) => message);
}

describe('a name that somebody gives', () => {
  it('is kept tidied', () => {
    expect(outcomeOf(displayName, '  Leila \n Hatami\u200b ')).toBe('Leila Hatami');
    expect(outcomeOf(displayName, 'x'.repeat(60))).toHaveLength(60);
  });

  it.each([
    [null, ['Please enter your name']],
    ['x'.repeat(61), ['The name is too long']],
    ['a', ['The name must have at least 2 characters']],
    ['Leila \u202eimataH', ['The name must not turn the direction of writing']],
    ['P\u0430yam', ['The name must not mix letters of different alphabets in one word']],
  ])('%j is refused', (name, errors) => {
    expect(outcomeOf(displayName, name)).toEqual(errors);
  });
});

describe('an e-mail address', () => {
  it('may be typed with the digits of a Persian keyboard', () => {
    expect(outcomeOf(emailAddress, ' Sara۱۳۶۹@example.com ')).toBe('Sara1369@example.com');
    expect(outcomeOf(emailAddress, 'سارا@example.com')).toEqual(['The email is not valid']);
  });
});

describe('a password', () => {
  it('may be any of 8 to 128 characters, just as it is typed', () => {
    for (const password of [' gorbeh-e siah ', 'vz7q-m2k', 'gorbeh siah '.repeat(10).padEnd(128, 'z')]) {
      expect(outcomeOf(newPassword, password)).toBe(password);
    }
  });

  it.each([
    [undefined, ['Please enter a password']],
    ['vz7q-m2', ['The password must have at least 8 characters']],
    ['gorbeh siah '.repeat(11).slice(0, 129), ['The password must have at most 128 characters']],
    ['password', ['This password is too common, please choose another one']],
  ])('%j is refused', (password, errors) => {
    expect(outcomeOf(newPassword, password)).toEqual(errors);
  });

  it('to be checked may be any but none', () => {
    expect(outcomeOf(givenPassword, 'x')).toBe('x');
    expect(outcomeOf(givenPassword, 'password')).toBe('password');
    expect(outcomeOf(givenPassword, '')).toEqual(['Please enter your password']);
    expect(outcomeOf(givenPassword, null)).toEqual(['Please enter your password']);
    expect(givenPassword.safeParse('x'.repeat(129)).success).toBe(false);
  });

  it('is typed the same twice, or not at all', () => {
    expect(passwordsAgree({ password: 'a', password_confirmation: 'a' })).toBe(true);
    expect(passwordsAgree({ password: 'a', password_confirmation: 'b' })).toBe(false);
    expect(passwordsAgree({ password: 'a' })).toBe(false);
    expect(passwordsAgree({ password_confirmation: 'a' })).toBe(false);
    expect(passwordsAgree({ password: null })).toBe(true);
  });

  it('is told one thing that is wrong with it at a time', () => {
    expect(outcomeOf(newPassword, '123456')).toEqual(['The password must have at least 8 characters']);
    expect(outcomeOf(newPassword, '12345678')).toEqual(['This password is too common, please choose another one']);
  });

  it('is compared as soon as both are there, whatever else is wrong', () => {
    const both = { password: 'a', password_confirmation: 'b' };
    expect(passwordsDiffer().when({ value: both })).toBe(true);
    for (const value of [{ password: 'a' }, { password_confirmation: 'b' }, null, undefined, 'text']) {
      expect(passwordsDiffer().when({ value })).toBe(false);
    }
    const twice = z.object({ password: z.string(), password_confirmation: z.string() });
    const { error } = twice.refine(passwordsAgree, passwordsDiffer()).safeParse(both);
    expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ['password_confirmation'], message: 'The passwords are not the same' },
    ]);
  });
});

it('a reason of the staff is some words, not a paragraph', () => {
  expect(outcomeOf(staffReason, ' spam ')).toBe('spam');
  expect(outcomeOf(staffReason, 'x'.repeat(500))).toHaveLength(500);
  expect(outcomeOf(staffReason, ' xx ')).toEqual(['Please give a reason']);
  expect(outcomeOf(staffReason, null)).toEqual(['Please give a reason']);
  expect(outcomeOf(staffReason, 'x'.repeat(501))).toEqual(['The reason is too long']);
});

it('the token of a mailed link may have been copied with the space around it', () => {
  expect(outcomeOf(recoveryToken, ' YeiuI-gRL5dB \n')).toBe('YeiuI-gRL5dB');
});
