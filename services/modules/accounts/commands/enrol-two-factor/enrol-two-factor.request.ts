import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { givenPassword } from '../../application/account-fields.ts';

export const enrolTwoFactorRequest = requestBody({ password: givenPassword });
export type EnrolTwoFactorRequest = z.infer<typeof enrolTwoFactorRequest>;

export const enrolTwoFactorAnswer = z
  .object({
    status: z.literal(1),
    secret: z.string().describe('base32, to be typed'),
    uri: z.string().describe('otpauth://…, to be shown as a QR code'),
  })
  .meta({ id: 'TwoFactorEnrolment' });
export type EnrolTwoFactorAnswer = z.infer<typeof enrolTwoFactorAnswer>;
