import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { couponBounds } from '../../application/coupon-bounds.schema.ts';

export const reviseCouponRequest = requestBody({
  id: entityId,
  version: entityId.describe('the version that was seen'),
  ...couponBounds,
});
export type ReviseCouponRequest = z.infer<typeof reviseCouponRequest>;

export const reviseCouponAnswer = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'RevisedCoupon' });
export type ReviseCouponAnswer = z.infer<typeof reviseCouponAnswer>;
