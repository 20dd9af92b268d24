import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { twoFactorCode } from '../../application/two-factor/two-factor-code.ts';

export const confirmTwoFactorRequest = requestBody({ code: twoFactorCode });
export type ConfirmTwoFactorRequest = z.infer<typeof confirmTwoFactorRequest>;

export const confirmTwoFactorAnswer = z
  .object({
    status: z.literal(1),
    message: z.string(),
    recovery_codes: z.array(z.string()).describe('shown this once; each works once'),
  })
  .meta({ id: 'TwoFactorConfirmation' });
export type ConfirmTwoFactorAnswer = z.infer<typeof confirmTwoFactorAnswer>;
