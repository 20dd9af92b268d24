import { z } from 'zod';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { user } from '../../answers/user.schema.js';
import { PASSWORD_MOST } from '../../domain/password-policy.js';
import { secondStepCode } from '../second-step-code.js';

export const logInRequest = requestBody({
  credentials: z.strictObject({
    login: z
      .string('Please enter your email or username')
      .trim()
      .min(1, 'Please enter your email or username')
      .max(254, 'The email is too long')
      .describe('e-mail address or username'),
    password: z.string('Please enter your password').min(1, 'Please enter your password').max(PASSWORD_MOST),
    code: secondStepCode
      .nullish()
      .describe('of the authenticator, or a recovery code; for accounts with two-step verification'),
  }),
  captcha: z.string('Please solve the captcha').min(1, 'Please solve the captcha').max(4_096),
  remember: z.boolean().default(false),
});
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
