import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { deliveredCode } from '../../application/account-fields.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';
import { logInAnswer, logInErrorDetails } from '../log-in/log-in.request.ts';

export const verifyAccountRequest = requestBody({
  user_id: registrationHandle,
  code: deliveredCode,
  remember: z.boolean().nullish().describe('how long the session lasts, as at the log-in'),
});
export type VerifyAccountRequest = z.infer<typeof verifyAccountRequest>;

export const verifyAccountAnswer = logInAnswer.extend({ message: z.string() }).meta({ id: 'VerifyAnswer' });
export type VerifyAccountAnswer = z.infer<typeof verifyAccountAnswer>;

export const verifyAccountErrorDetails = logInErrorDetails.pick({ reason: true });
