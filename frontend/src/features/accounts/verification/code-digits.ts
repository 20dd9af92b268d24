import { latinDigits } from '../../../lib/format/number.ts';

export const CODE_LENGTH = 6;

/** The code in whatever was typed or pasted: Persian and Arabic digits count, all else between them is dropped. */
export function codeDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}
