import { FIRST_LETTERS, LAST_LETTERS, LETTERS, type Rendering } from './english-letters.ts';

/** How far a Persian spelling is from what an English word sounds like. */

const LONGEST = Math.max(...[...LETTERS.keys()].map((latin) => latin.length));
/** What costs more is another word. */
export const MAX_COST = 5;
/** Letters that Persian adds between others, where none stands for them. */
const ADDED = new Set('اویه');
const ADDED_COST = 2;
/** «اسپایدر». */
const S_CLUSTER = /^s[cklmnpqtw]/;

/** A doubled consonant sounds as one does; "ee", "oo" and the "cc" of "accent" do not. */
const undoubled = (latin: string) => latin.replace(/([^ceo])\1+/g, '$1');
/** "cane", "wire", "tube". */
const LONG_VOWEL = /(?<![aeiou])[aiou](?=[^aeiouhrwxy]e)|(?<![aeiou])[aiou](?=re)/g;

/** Letters on which a word's first vowel may stand. */
const FIRST_VOWELS = new Set('اعیو');
const VOWELS = new Set('aeiou');
const MAX_LETTERS = 30;
/** One table for all, as so many words are compared: a row for each Latin letter, a column for each Persian one. */
const costs = new Float64Array((MAX_LETTERS + 1) ** 2);

/**
 * @param unfinished the spelling may be that of the word's beginning; then it has no letter before that.
 * @returns what the spelling costs: 0 for a usual one; Infinity where that is too much.
 */
export function spellingCost(word: string, persian: string, unfinished = false): number {
  if (VOWELS.has(word[0]!) && !FIRST_VOWELS.has(persian[0]!)) return Infinity;
  if (word.length > MAX_LETTERS || persian.length > MAX_LETTERS) return Infinity;
  const latin = undoubled(word.replace(LONG_VOWEL, (vowel) => vowel.toUpperCase()));
  const columns = persian.length + 1;
  costs.fill(Infinity, 0, (latin.length + 1) * columns);
  costs[0] = 0;
  for (let at = 0; at <= latin.length; at++) {
    const row = at * columns;
    for (let to = 0; to < persian.length; to++) {
      if (ADDED.has(persian[to]!) && (at > 0 || !unfinished))
        costs[row + to + 1] = Math.min(costs[row + to + 1]!, costs[row + to]! + ADDED_COST);
    }
    if (at === 0 && S_CLUSTER.test(latin) && persian.startsWith('اس')) costs[columns + 2] = 0;
    for (let length = 1; length <= LONGEST && at + length <= latin.length; length++) {
      const all = renderingsOf(latin, at, length);
      if (all) spread(all, row, row + length * columns, persian, unfinished);
    }
  }
  let cost = costs[(latin.length + 1) * columns - 1]!;
  if (unfinished) for (let at = 1; at < latin.length; at++) cost = Math.min(cost, costs[(at + 1) * columns - 1]!);
  return cost <= MAX_COST ? cost : Infinity;
}

function renderingsOf(latin: string, at: number, length: number): Rendering[] | undefined {
  const letters = latin.slice(at, at + length);
  const special = at === 0 ? FIRST_LETTERS : at + length === latin.length ? LAST_LETTERS : null;
  return special?.get(letters) ?? LETTERS.get(letters);
}

/** From all the places that the letters before may have led to. */
function spread(all: Rendering[], from: number, to: number, persian: string, unfinished: boolean): void {
  for (let place = 0; place <= persian.length; place++) {
    const before = costs[from + place]!;
    if (before > MAX_COST) continue;
    for (const { persian: letters, cost } of all) {
      const isCut = unfinished && place < persian.length && letters.startsWith(persian.slice(place));
      if (!isCut && !persian.startsWith(letters, place)) continue;
      const end = to + Math.min(place + letters.length, persian.length);
      if (before + cost < costs[end]!) costs[end] = before + cost;
    }
  }
}
