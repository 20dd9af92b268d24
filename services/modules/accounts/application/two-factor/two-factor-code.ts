import { z } from 'zod';
import { typedLine } from '#platform/kernel/text/typed-line.ts';

/** Six digits, Persian and Arabic ones too, with or without a space between; or a recovery code as `7k3m-9q2x`. */
export const twoFactorCode = z
  .string('Please enter the code')
  .max(20, 'The code is wrong')
  .overwrite((text) => typedLine(text).replace(/\s/g, '').toLowerCase())
  .regex(/^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/, 'The code is wrong');
