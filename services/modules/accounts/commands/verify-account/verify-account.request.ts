import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';

/** Persian and Arabic digits are digits too. */
const code = z
  .string('Please enter the code')
  .trim()
  .regex(/^[\d۰-۹٠-٩]{6}$/, 'The code has 6 digits')
  .overwrite((text) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf)));

export const verifyAccountRequest = requestBody({ user_id: registrationHandle, code });
export type VerifyAccountRequest = z.infer<typeof verifyAccountRequest>;
