import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';

export const getTwoFactorRequest = queryBody({});
export type GetTwoFactorRequest = z.infer<typeof getTwoFactorRequest>;

export const getTwoFactorAnswer = z
  .object({
    status: z.literal(1),
    enabled: z.boolean(),
    needed: z.boolean().describe('the role cannot do without it: it is set up first, and cannot be switched off'),
    recovery_codes_left: z.number().int(),
  })
  .meta({ id: 'TwoFactorState' });
export type GetTwoFactorAnswer = z.infer<typeof getTwoFactorAnswer>;
