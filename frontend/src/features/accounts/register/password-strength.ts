export const MIN_PASSWORD_LENGTH = 8;

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u, /[\p{Lo}\s]/u];
const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890', 'ضصثقفغعهخحجچ'];

/** How many characters neither repeat the one before nor continue a well-known sequence. */
function unpredictableLength(password: string): number {
  const text = [...password.toLowerCase()];
  return text.filter((letter, index) => {
    const before = text[index - 1];
    if (before === undefined) return true;
    return (
      before !== letter &&
      !SEQUENCES.some((sequence) => sequence.includes(before + letter) || sequence.includes(letter + before))
    );
  }).length;
}

/** An estimate for the hint beside the field; whether a password is accepted is decided by the server alone. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short';
  const folded = password.toLowerCase();
  const names = known.map((text) => text.trim().toLowerCase()).filter((text) => text.length >= 3);
  if (names.some((name) => folded.includes(name))) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = unpredictableLength(password) + 2 * (kinds - 1);
  if (score < 9) return 'weak';
  return score < 15 ? 'fair' : 'strong';
}
