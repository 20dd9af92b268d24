import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { emailAddress, givenPassword, phoneNumber } from '../../application/account-fields.ts';
import { twoFactorCode } from '../../application/two-factor/two-factor-code.ts';

const proof = { password: givenPassword, code: twoFactorCode.nullish() };

export const changeEmailRequest = requestBody({ email: emailAddress, ...proof });
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

export const changePhoneRequest = requestBody({ phone: phoneNumber, ...proof });
export type ChangePhoneRequest = z.infer<typeof changePhoneRequest>;

const resendIn = z.number().int().describe('seconds until a further code may be asked for');

export const contactChangeAnswer = z
  .object({ status: z.literal(1), message: z.string(), resend_in: resendIn })
  .meta({ id: 'ContactChangeAnswer' });
export type ContactChangeAnswer = z.infer<typeof contactChangeAnswer>;
