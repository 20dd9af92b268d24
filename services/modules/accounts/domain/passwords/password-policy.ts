import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isContextWord } from './context-words.ts';
import { PUBLISHED_PASSWORD } from './published-password.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Whether everybody's first guess would open the account. Length is checked apart; there are no composition rules. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(folded) || folded === PUBLISHED_PASSWORD) return true;
  const distinct = new Set(folded).size;
  return distinct <= 2 || isRun(folded) || isContextWord(folded);
}

/** Characters that only count up or down, as in 23456789 or hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index++) steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
