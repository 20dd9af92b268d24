import { z } from 'zod';
import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';

const MIN_LENGTH = 4;
const MAX_LENGTH = 32;

/** A coupon's code of the staff's own, kept as every code is: in capitals. */
export const ownCouponCode = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .toUpperCase()
  .min(MIN_LENGTH, 'Between 4 and 32 letters, digits and hyphens')
  .max(MAX_LENGTH, 'Between 4 and 32 letters, digits and hyphens')
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'Latin letters, digits, and hyphens between them');
