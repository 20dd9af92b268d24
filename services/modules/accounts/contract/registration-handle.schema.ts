import { z } from 'zod';

/**
 * What a registration is known by in requests that need no log-in: the field `user_id` of specification §7. A number, the id
 * of an account, gets the answer of a handle that nobody has.
 */
export const registrationHandle = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())
  .describe('the handle that came with the registration');
