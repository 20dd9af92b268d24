/** What was typed in each script. */
interface BothScripts {
  latin: string;
  persian: string;
}

/** Beyond so many words nobody types a name twice. */
const MAX_WORDS = 16;

/**
 * «ماتریکس matrix»: the two sides of a text in both scripts, wherever either stands. A number goes with the word before it.
 * @returns null where the text is in one script.
 */
export function bothScripts(folded: string): BothScripts | null {
  const words = folded.split(' ');
  if (words.length > MAX_WORDS) return null;
  const sides = { latin: [] as string[], persian: [] as string[] };
  let side = scriptOf(words.find((word) => scriptOf(word)) ?? '');
  for (const word of words) {
    side = scriptOf(word) ?? side;
    if (side) sides[side].push(word);
  }
  const [latin, persian] = [sides.latin.join(' '), sides.persian.join(' ')];
  return latin && persian ? { latin, persian } : null;
}

function scriptOf(word: string): keyof BothScripts | null {
  if (/[a-z]/.test(word)) return 'latin';
  return /\p{Script=Arabic}/u.test(word) ? 'persian' : null;
}
