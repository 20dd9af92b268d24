import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

/** Persian and Arabic digits are digits too. */
const code = z
  .string('Please enter the code')
  .trim()
  .regex(/^[\d۰-۹٠-٩]{6}$/, 'The code has 6 digits')
  .overwrite((text) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf)));

export const verifyAccountRequest = requestBody({ user_id: entityId, code });
export type VerifyAccountRequest = z.infer<typeof verifyAccountRequest>;
