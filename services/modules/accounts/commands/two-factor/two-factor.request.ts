import { z } from 'zod';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { PASSWORD_MOST } from '../../domain/password-policy.js';
import { secondStepCode } from '../second-step-code.js';

const password = z.string('Please enter your password').min(1, 'Please enter your password').max(PASSWORD_MOST);

export const enrolRequest = requestBody({ password });
export type EnrolRequest = z.infer<typeof enrolRequest>;
export const confirmRequest = requestBody({ code: secondStepCode });
export type ConfirmRequest = z.infer<typeof confirmRequest>;
export const disableRequest = requestBody({ password, code: secondStepCode });
export type DisableRequest = z.infer<typeof disableRequest>;

export const enrolAnswer = z
  .object({
    status: z.literal(1),
    secret: z.string().describe('base32, to be typed'),
    uri: z.string().describe('otpauth://…, to be shown as a QR code'),
  })
  .meta({ id: 'TwoFactorEnrolment' });

export const confirmAnswer = z
  .object({
    status: z.literal(1),
    message: z.string(),
    recovery_codes: z.array(z.string()).describe('shown this once; each works once'),
  })
  .meta({ id: 'TwoFactorConfirmation' });
