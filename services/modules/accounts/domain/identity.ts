import { latinDigits } from '#platform/kernel/text/latin-digits.ts';

/** The form in which addresses and names are compared and kept unique: case and Unicode variants do not count. */
export function foldIdentity(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** A phone number as E.164 where it is an Iranian mobile number in any of its usual forms; otherwise its digits with a plus. */
export function normalisePhone(phone: string): string {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/[\s()-]/g, '');
  const iranian = /^(?:\+98|0098|0)(9\d{9})$/.exec(digits);
  if (iranian) return `+98${iranian[1]}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}
