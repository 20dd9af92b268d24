import { latinDigits } from './latin-digits.ts';

/** Marks of direction, joiners and fillers: nobody sees them, and they come along when something is copied out of a Persian text. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** An address, a username or a code as somebody has typed or pasted it. @returns what they meant. */
export function typedLine(text: string): string {
  return latinDigits(text.replace(UNSEEN, '')).trim();
}
