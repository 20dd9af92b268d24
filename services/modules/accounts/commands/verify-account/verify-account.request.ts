import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';
import { logInAnswer, logInErrorDetails } from '../log-in/log-in.request.ts';

/** Persian and Arabic digits are digits too. */
const code = z
  .string('Please enter the code')
  .trim()
  .regex(/^[\d۰-۹٠-٩]{6}$/, 'The code has 6 digits')
  .overwrite((text) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf)));

export const verifyAccountRequest = requestBody({
  user_id: registrationHandle,
  code,
  remember: z.boolean().default(false).describe('how long the session lasts, as at the log-in'),
});
export type VerifyAccountRequest = z.infer<typeof verifyAccountRequest>;

export const verifyAccountAnswer = logInAnswer.extend({ message: z.string() }).meta({ id: 'VerifyAnswer' });
export type VerifyAccountAnswer = z.infer<typeof verifyAccountAnswer>;

export const verifyAccountErrorDetails = logInErrorDetails.pick({ reason: true });
