import { z } from 'zod';
import { openChoices, requestBody } from '#platform/http/request-schema.ts';
import { givenPassword } from '../../application/account-fields.ts';
import { twoFactorCode } from '../../application/two-factor/two-factor-code.ts';
import { user } from '../../contract/user.schema.ts';

const credentials = z.strictObject({
  login: z
    .string('Please enter your email or username')
    .trim()
    .min(1, 'Please enter your email or username')
    .max(254, 'The email is too long')
    .describe('e-mail address or username'),
  password: givenPassword,
  code: twoFactorCode
    .nullish()
    .describe('of the authenticator, or a recovery code; for accounts with two-step verification'),
});

export const logInRequest = openChoices(
  requestBody({
    credentials: openChoices(credentials),
    captcha: z.string('Please solve the captcha').min(1, 'Please solve the captcha').max(4_096),
    remember: z.boolean().default(false),
  }),
);
export type LogInRequest = z.infer<typeof logInRequest>;

export const logInAnswer = z
  .object({
    status: z.literal(1),
    token: z.string(),
    user,
    expires_in: z.number().int().describe('life of token and session in seconds'),
  })
  .meta({ id: 'LogInAnswer' });
export type LogInAnswer = z.infer<typeof logInAnswer>;

export const consoleLogInAnswer = logInAnswer.omit({ token: true }).meta({ id: 'ConsoleLogInAnswer' });
export type ConsoleLogInAnswer = z.infer<typeof consoleLogInAnswer>;

export const logInErrorDetails = z.object({
  user_id: z.string().describe('handle of the registration, with code not_verified'),
  resend_in: z.number().int().describe('seconds until a further code may be asked for, with code not_verified'),
  phone: z.boolean().describe('whether the code can be had by telephone, with code not_verified'),
  reason: z.string().nullable().describe('with code account_suspended'),
});
