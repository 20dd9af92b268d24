import { z } from 'zod';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { isReservedUsername } from '../../domain/identity.js';
import { isCommonPassword, PASSWORD_LEAST, PASSWORD_MOST } from '../../domain/password-policy.js';
import { USERNAME_TAKEN } from './register.errors.js';

const PHONE = /^[+\d۰-۹٠-٩][\d۰-۹٠-٩\s()-]{7,19}$/;

export const newPassword = z
  .string('Please enter a password')
  .min(PASSWORD_LEAST, 'The password must have at least 8 characters')
  .max(PASSWORD_MOST, 'The password must have at most 128 characters')
  .refine((password) => !isCommonPassword(password), 'This password is too common, please choose another one');

export const registerRequest = requestBody({
  name: z
    .string('Please enter your name')
    .trim()
    .min(2, 'The name must have at least 2 characters')
    .max(60, 'The name is too long'),
  username: z
    .string('Please enter a username')
    .trim()
    .regex(
      /^[A-Za-z][A-Za-z0-9_-]{2,29}$/,
      'The username must have 3 to 30 English letters, digits, _ or - and begin with a letter',
    )
    .refine((username) => !isReservedUsername(username), USERNAME_TAKEN),
  email: z
    .string('Please enter your email')
    .trim()
    .max(254, 'The email is too long')
    .pipe(z.email('The email is not valid')),
  phone: z.union([z.literal(''), z.string().trim().regex(PHONE, 'The phone number is not valid')]).nullish(),
  password: newPassword,
  password_confirmation: z.string('Please repeat the password').max(PASSWORD_MOST),
  planId: z.number().int().min(1).max(3).default(1),
  referrer_id: entityId.nullish(),
  captcha: z.string('Please solve the captcha').min(1, 'Please solve the captcha').max(4_096),
}).refine((request) => request.password === request.password_confirmation, {
  path: ['password_confirmation'],
  message: 'The passwords are not the same',
  // Told together with the other faults, not after them.
  when: ({ value }) =>
    typeof value === 'object' && value !== null && 'password' in value && 'password_confirmation' in value,
});

export type RegisterRequest = z.infer<typeof registerRequest>;

export const registerAnswer = z
  .object({
    status: z.literal(1),
    user_id: z.number().int().describe('to be sent with the code'),
    price: z.number().int().describe('rials; 0 for the free plan'),
    size: z.number().int().describe('days or bytes; 0 for the free plan'),
  })
  .meta({ id: 'RegisterAnswer' });
