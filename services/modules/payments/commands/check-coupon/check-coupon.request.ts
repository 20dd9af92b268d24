import { z } from 'zod';
import { registrationHandle } from '#modules/accounts/contract/registration-handle.schema.ts';
import { entityId, requestBody, sentNumber } from '#platform/http/request-schema.ts';
import { couponCode } from '../../application/coupon-code.schema.ts';
import { couponStage } from '../../contract/coupons.events.ts';

export const checkCouponRequest = requestBody({
  coupon: couponCode,
  planId: sentNumber().int().min(1).max(3).nullish().describe('the order’s plan, where it is chosen already'),
  offer_id: entityId.nullish(),
  user_id: registrationHandle.nullish().describe('handle of a registration with a paid plan'),
});
export type CheckCouponRequest = z.infer<typeof checkCouponRequest>;

export const checkCouponAnswer = z
  .object({
    status: z.literal(1),
    coupon: z.object({
      planId: z.number().int(),
      stage: couponStage,
      percent: z.number().int().nullable(),
      fixed: z.number().int().nullable().describe('rials'),
    }),
    discount: z.number().int().nullable().describe('rials, when a plan was sent'),
    price: z.number().int().nullable().describe('left to pay, when a plan was sent'),
    message: z.string(),
  })
  .meta({ id: 'CouponAnswer' });
export type CheckCouponAnswer = z.infer<typeof checkCouponAnswer>;
