import { z } from 'zod';

/** A coupon's code as somebody types it. */
export const couponCode = z.string().trim().min(1).max(64);
