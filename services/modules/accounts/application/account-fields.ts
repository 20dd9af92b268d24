import { z } from 'zod';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';
import { isVisible, mixesAlphabets, tidyName, turnsDirection } from '../domain/names/display-name.ts';
import { isPhoneNumber } from '../domain/names/identity.ts';
import { isCommonPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../domain/passwords/password-policy.ts';

export const displayName = z
  .string('Please enter your name')
  .overwrite(tidyName)
  .max(60, { message: 'The name is too long', abort: true })
  .refine(isVisible, 'The name must have at least 2 characters')
  .refine((name) => !turnsDirection(name), 'The name must not turn the direction of writing')
  .refine((name) => !mixesAlphabets(name), 'The name must not mix letters of different alphabets in one word');

export const emailAddress = z
  .string('Please enter your email')
  .overwrite(typedLine)
  .max(254, 'The email is too long')
  .pipe(z.email('The email is not valid'));

export const phoneNumber = z
  .string('Please enter a phone number')
  .trim()
  .max(40, 'The phone number is not valid')
  .refine(isPhoneNumber, 'The phone number is not valid');

/** One that was mailed or read aloud. Persian and Arabic digits are digits too. */
export const deliveredCode = z
  .string('Please enter the code')
  .overwrite(typedLine)
  .regex(/^\d{6}$/, 'The code has 6 digits');

/** Of the mailed link for a new password. */
export const recoveryToken = z.string().trim().max(200).describe('the token of the mailed link');

export const newPassword = z
  .string('Please enter a password')
  .min(MIN_PASSWORD_LENGTH, { message: 'The password must have at least 8 characters', abort: true })
  .max(MAX_PASSWORD_LENGTH, 'The password must have at most 128 characters')
  .refine((password) => !isCommonPassword(password), 'This password is too common, please choose another one');

/** A password to be checked, not a new one. */
export const givenPassword = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(MAX_PASSWORD_LENGTH, 'The password must have at most 128 characters');

interface Passwords {
  password?: string | null | undefined;
  password_confirmation?: string | null | undefined;
}

/** For `.refine(passwordsAgree, passwordsDiffer())`. */
export function passwordsAgree({ password, password_confirmation }: Passwords): boolean {
  return (password ?? '') === (password_confirmation ?? '');
}

/** Told together with the other errors, not after them. One for each schema: zod takes the message out of what it is given. */
export function passwordsDiffer() {
  return {
    path: ['password_confirmation'],
    message: 'The passwords are not the same',
    when: ({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && 'password' in value && 'password_confirmation' in value,
  };
}

/** Why the staff did something: kept in the audit log. */
export const staffReason = z
  .string('Please give a reason')
  .trim()
  .min(3, 'Please give a reason')
  .max(500, 'The reason is too long');
