import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { entryUnit } from '../contract/membership.events.ts';
import { MAX_BYTES, MAX_DAYS, TOO_MANY_DAYS } from '../domain/membership-limits.ts';

export const membershipAdjustment = requestBody({
  user_id: entityId,
  unit: entryUnit,
  amount: z.number().int().min(1).max(MAX_BYTES).describe('days or bytes'),
  reason: z.string('Please say why').trim().min(3, 'Please say why').max(500).describe('shown to the user'),
}).refine(({ unit, amount }) => unit === 'bytes' || amount <= MAX_DAYS, {
  path: ['amount'],
  message: TOO_MANY_DAYS,
});

export const membershipBalance = z
  .object({
    status: z.literal(1),
    vip_expiration: z.iso.datetime().nullable(),
    bandwidth: z.number().describe('remaining volume in bytes'),
  })
  .meta({ id: 'MembershipBalance' });
export type MembershipBalanceAnswer = z.infer<typeof membershipBalance>;
