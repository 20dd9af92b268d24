import { apart } from './mail-text.ts';

/** How a mail addresses its reader in both languages, without the comma. */
interface Greeting {
  fa: string;
  en: string;
}

const NOBODY: Greeting = { fa: 'کاربر گرامی', en: 'Dear viewer' };

/** Invisible, except what joins or parts the letters of Persian words. */
const INVISIBLE = /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}/gu;
/** Letters, digits and what stands between the parts of a name: none of the signs that an address or markup needs. */
const PLAIN = /^(?:[\p{L}\p{M}\p{Nd} .,'’-]|\u200c|\u200d)+$/u;
/** A dot as in `evil.example` or `1.1.1.1`, not as in `J.R.R. Tolkien`. */
const DOTTED = /\.(?:\p{Nd}|(?:[\p{L}\p{M}]|\u200c|\u200d){2})/u;
/** As long as a telephone number or a code. */
const NUMBER = /\p{Nd}(?:[ ,.-]*\p{Nd}){4}/u;

/**
 * A name is what somebody typed, and a mail program makes links of whatever looks like an address. So it goes into mails as
 * one line of plain text, and not at all where it could become more than that.
 * @param name null for an address that is not known to be that person's: a stranger could write to it by registering.
 */
export function greeting(name: string | null): Greeting {
  const plain = name === null ? null : plainName(name);
  // The name alone: together with it, the word beside it would take its direction.
  return plain === null ? NOBODY : { fa: `${apart(plain)} عزیز`, en: `Dear ${apart(plain)}` };
}

function plainName(typed: string): string | null {
  const name = typed.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  if (!/\p{L}/u.test(name) || !PLAIN.test(name)) return null;
  return DOTTED.test(name) || NUMBER.test(name) ? null : name;
}
