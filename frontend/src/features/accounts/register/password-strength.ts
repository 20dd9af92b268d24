export const SHORTEST_PASSWORD = 8;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u, /[\p{Lo}\s]/u];
const LADDERS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890', 'ضصثقفغعهخحجچ'];

/** Characters that neither repeat the one before nor follow it on a ladder everybody knows. */
function surprising(password: string): number {
  const text = [...password.toLowerCase()];
  return text.filter((letter, index) => {
    const before = text[index - 1];
    if (before === undefined) return true;
    return (
      before !== letter &&
      !LADDERS.some((ladder) => ladder.includes(before + letter) || ladder.includes(letter + before))
    );
  }).length;
}

/** How hard a password is to guess, for a word of advice; the server alone decides what it takes. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  const folded = password.toLowerCase();
  const names = known.map((text) => text.trim().toLowerCase()).filter((text) => text.length >= 3);
  if (names.some((name) => folded.includes(name))) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = surprising(password) + 2 * (kinds - 1);
  if (score < 9) return 'weak';
  return score < 15 ? 'fair' : 'strong';
}
