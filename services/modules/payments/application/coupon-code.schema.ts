import { z } from 'zod';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';

/** A coupon's code as somebody types it, on a Persian keyboard as well. */
export const couponCode = z.string().overwrite(typedLine).min(1).max(64);

/** The same in a form that nobody has to fill in: without a code the field is empty. */
export const optionalCouponCode = couponCode
  .or(
    z
      .string()
      .overwrite(typedLine)
      .max(0)
      .transform(() => null),
  )
  .nullish();
