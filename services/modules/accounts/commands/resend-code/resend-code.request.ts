import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';

export const resendCodeRequest = requestBody({ user_id: registrationHandle });
export type ResendCodeRequest = z.infer<typeof resendCodeRequest>;

const resendIn = z.number().int().describe('seconds until a further code may be asked for');

export const resendCodeAnswer = z
  .object({ status: z.literal(1), message: z.string(), resend_in: resendIn })
  .meta({ id: 'ResendCodeAnswer' });
export type ResendCodeAnswer = z.infer<typeof resendCodeAnswer>;

export const resendCodeErrorDetails = z.object({ resend_in: resendIn.describe('with code resend_too_early') });
