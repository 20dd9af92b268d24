import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

export const couponStage = z.enum(['register', 'update']);
export type CouponStage = z.infer<typeof couponStage>;

/** How often and how long a coupon can be used, which may change. */
const bounds = {
  totalLimit: z.number().int().positive().nullable(),
  userLimit: z.number().int().positive(),
  validUntil: z.iso.datetime().nullable(),
  note: z.string().nullable(),
};
export type CouponBounds = z.infer<z.ZodObject<typeof bounds>>;

/** Stream of a coupon: `coupon-<id>`. */
export const couponCreated = defineEvent(
  'coupon.created.v1',
  z.object({
    couponId: id,
    code: z.string(),
    planId: z.number().int().min(2).max(3),
    stage: couponStage,
    /** Either a percentage or a fixed sum in rials. */
    percent: z.number().int().min(1).max(100).nullable(),
    fixed: z.number().int().positive().nullable(),
    validFrom: z.iso.datetime().nullable(),
    ...bounds,
  }),
);
export const couponRevised = defineEvent('coupon.revised.v1', z.object({ couponId: id, ...bounds }));
export const couponDisabled = defineEvent('coupon.disabled.v1', z.object({ couponId: id }));
export const couponRedeemed = defineEvent(
  'coupon.redeemed.v1',
  z.object({
    couponId: id,
    userId: id,
    paymentId: id,
    /** Rials. */
    discount: z.number().int().nonnegative(),
    /** How often it has been used now. */
    used: z.number().int().positive(),
  }),
);
