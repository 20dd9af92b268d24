import { z } from 'zod';
import { latinDigits } from '#platform/kernel/text/latin-digits.ts';

/** A coupon's code as somebody types it, on a Persian keyboard as well. */
export const couponCode = z.string().trim().overwrite(latinDigits).min(1).max(64);
