import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { couponBounds, couponMoment } from '../../application/coupon-bounds.schema.ts';
import { couponStage } from '../../contract/coupons.events.ts';
import { ownCouponCode } from './own-coupon-code.schema.ts';

const MAX_AT_ONCE = 500;

export const createCouponsRequest = requestBody({
  planId: z.number().int().min(2).max(3),
  stage: couponStage,
  percent: z.number().int().min(1).max(100).nullish(),
  fixed: z.number().int().min(1).max(10_000_000_000).nullish().describe('rials'),
  valid_from: couponMoment.nullish(),
  ...couponBounds,
  code: ownCouponCode.nullish().describe('of one’s own, in capitals then; generated where it is left out'),
  count: z.number().int().min(1).max(MAX_AT_ONCE).default(1).describe('how many coupons, each with a code of its own'),
})
  .refine(({ code, count }) => code == null || count === 1, {
    path: ['count'],
    message: 'A code of your own is one coupon',
  })
  .refine(({ percent, fixed }) => (percent == null) !== (fixed == null), {
    path: ['percent'],
    message: 'Either a percentage or a fixed sum',
  });
export type CreateCouponsRequest = z.infer<typeof createCouponsRequest>;

export const createCouponsAnswer = z
  .object({ status: z.literal(1), coupons: z.array(z.object({ id: z.number().int(), code: z.string() })) })
  .meta({ id: 'CreatedCoupons' });
export type CreateCouponsAnswer = z.infer<typeof createCouponsAnswer>;
