import { z } from 'zod';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { entryUnit } from '../../events/membership.events.js';
import { MOST_BYTES, MOST_DAYS, TOO_MANY_DAYS } from '../membership-limits.js';

export const adjustMembershipRequest = requestBody({
  user_id: entityId,
  unit: entryUnit,
  amount: z.number().int().min(1).max(MOST_BYTES).describe('days or bytes'),
  reason: z.string('Please say why').trim().min(3, 'Please say why').max(500).describe('shown to the user'),
}).refine(({ unit, amount }) => unit === 'bytes' || amount <= MOST_DAYS, {
  path: ['amount'],
  message: TOO_MANY_DAYS,
});
export type AdjustMembershipRequest = z.infer<typeof adjustMembershipRequest>;

export const adjustMembershipAnswer = z
  .object({
    status: z.literal(1),
    vip_expiration: z.iso.datetime().nullable(),
    bandwidth: z.number().describe('remaining volume in bytes'),
  })
  .meta({ id: 'MembershipBalance' });
