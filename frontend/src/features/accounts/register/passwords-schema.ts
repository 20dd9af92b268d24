import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH } from './password-strength.ts';

export interface Passwords {
  password: string;
  password_confirmation: string;
}

const notBlank = (text: string) => text.trim() !== '';

/** A new password and its repetition, as fields of an object. */
export const passwordFields = {
  password: z
    .string()
    .check(
      z.refine(notBlank, 'Please enter a password'),
      z.minLength(MIN_PASSWORD_LENGTH, 'The password must have at least 8 characters'),
    ),
  password_confirmation: z.string().check(z.refine(notBlank, 'Please repeat the password')),
};

/** A check of the object that holds them. */
export const samePasswords = z.refine<Passwords>((values) => values.password === values.password_confirmation, {
  path: ['password_confirmation'],
  error: 'The passwords are not the same',
});

export const passwordsSchema = z.object(passwordFields).check(samePasswords);
