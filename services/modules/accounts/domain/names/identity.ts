import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';

/** The form in which addresses and names are compared and kept unique: case, Unicode variants, the keyboard's digits and what nobody sees do not count. */
export function foldIdentity(text: string): string {
  return typedLine(text).normalize('NFKC').trim().toLowerCase();
}

/** Behind the country's code: a mobile number, or one of a town, whose code has no 0 and no 9. */
const OF_IRAN = '9\\d{9}|[1-8]{2}\\d{8}';
/** As people write it, at home and from abroad; a 0 behind the country's code is one too many, and means no harm. */
const IRANIAN = new RegExp(`^(?:(?:\\+|00)980?|0)(${OF_IRAN})$|^(?:98)?(9\\d{9})$`);
const OF_THE_WORLD = new RegExp(`^\\+(?:98(?:${OF_IRAN})|(?!98)[1-9]\\d{7,14})$`);
/** What stands between digits: blanks, brackets, dots, dashes, and marks of direction that come along with a copied number. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu;

/** A phone number as E.164 where it is an Iranian one in any of its usual forms; otherwise its digits with a plus. */
export function normalisePhone(phone: string): string {
  const digits = latinDigits(phone.normalize('NFKC')).replace(BETWEEN, '');
  const iranian = IRANIAN.exec(digits);
  if (iranian) return `+98${iranian[1] ?? iranian[2]}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/** Whether we could call it: a whole number of Iran, or one of another country that begins with the country's code. */
export function isPhoneNumber(phone: string): boolean {
  return OF_THE_WORLD.test(normalisePhone(phone));
}
