import { z } from 'zod';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';

/** Dashes of every kind: notes and word processors make others of what was pasted. */
const GAPS = /[\s\p{Pd}\u2212]/gu;

/** Six digits, or the eight signs of a recovery code in the form it is hashed in, `7k3m-9q2x`. */
function asIssued(typed: string): string {
  const signs = typedLine(typed).replace(GAPS, '').toLowerCase();
  return signs.length === 8 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs;
}

/** Either code as somebody types it: with or without spaces and dashes, in any case, with Persian and Arabic digits too. */
export const twoFactorCode = z
  .string('Please enter the code')
  .max(20, 'The code is wrong')
  .overwrite(asIssued)
  .regex(/^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/, 'The code is wrong');
