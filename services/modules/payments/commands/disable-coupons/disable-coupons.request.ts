import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const disableCouponsRequest = requestBody({ ids: z.array(entityId).min(1).max(500) });
export type DisableCouponsRequest = z.infer<typeof disableCouponsRequest>;

export const disableCouponsAnswer = z
  .object({ status: z.literal(1), done: z.array(z.number().int()).describe('disabled now') })
  .meta({ id: 'DisabledCoupons' });
export type DisableCouponsAnswer = z.infer<typeof disableCouponsAnswer>;
