/** Crockford's letters: none that is taken for another, none that makes words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/** What a number keeps of a reference: 40 bits, ten of its 32 hexadecimal digits. */
const KEPT_DIGITS = 10;
const REST_DIGITS = 32 - KEPT_DIGITS;
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** What people read, say and copy of a payment: the beginning of its reference, as `7ZK2-M0QX`. */
export function paymentNumber(reference: string): string {
  let bits = BigInt(`0x${reference.slice(0, KEPT_DIGITS)}`);
  let letters = '';
  for (let n = 0; n < 2 * GROUP; n++) {
    letters = LETTERS.charAt(Number(bits % 32n)) + letters;
    bits /= 32n;
  }
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** @returns the first and the last reference that a number can stand for, or null for what is no number. @param typed by hand. */
export function referencesOfNumber(typed: string): { first: string; last: string } | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\u200c\u200e\u200f\u2066-\u2069–-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!NUMBER.test(letters)) return null;
  const bits = [...letters].reduce((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)), 0n);
  const kept = bits.toString(16).padStart(KEPT_DIGITS, '0');
  return { first: kept + '0'.repeat(REST_DIGITS), last: kept + 'f'.repeat(REST_DIGITS) };
}
