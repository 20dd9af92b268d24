import { foldText } from '../../services/platform/kernel/text/fold-text.ts';

/**
 * How good search-as-you-type is, measured on titles drawn with a fixed seed: of what a reader types (the title's first
 * letters; the whole title with one typo), how often the title is among the first answers, against how often any search
 * could have it there.
 */

export interface BenchTitle {
  id: number;
  name: string;
}

export interface SearchTask {
  typed: string;
  /** The title that the reader has in mind. */
  wanted: number;
  /** Chance, 0–1, that an ideal search shows the wanted title: 10 of 40 equally good matches. */
  attainable: number;
  /** All titles that are meant equally well, where that is known: which of them is the wanted one is chance, and counts as such. */
  equals?: ReadonlySet<number>;
}

export interface SearchScore {
  tasks: number;
  attainable: number;
  reached: number;
  /** reached / attainable */
  ratio: number;
  missed: SearchTask[];
}

type TypoKind = 'substitution' | 'deletion' | 'insertion' | 'transposition';
export const TYPO_KINDS: readonly TypoKind[] = ['substitution', 'deletion', 'insertion', 'transposition'];
const SHOWN = 10;

/** Mulberry32: small, fast, the same everywhere. @returns numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)]!;
}

/** Titles' first 3–8 letters as they would be typed, spaces and case included. */
export function prefixTasks(titles: readonly BenchTitle[], count: number, seed: number): SearchTask[] {
  const random = seededRandom(seed);
  const folded = titles.map((title) => foldText(title.name)).sort();
  const tasks: SearchTask[] = [];
  while (tasks.length < count) {
    const title = pick(titles, random);
    const name = foldText(title.name);
    const typed = name.slice(0, 3 + Math.floor(random() * 6)).trim();
    if (typed.length < 3) continue;
    tasks.push({ typed, wanted: title.id, attainable: Math.min(1, SHOWN / countWithPrefix(folded, typed)) });
  }
  return tasks;
}

/** How many of the sorted texts begin with the prefix. */
export function countWithPrefix(sorted: readonly string[], prefix: string): number {
  return lowerBound(sorted, `${prefix}\u{10ffff}`) - lowerBound(sorted, prefix);
}

function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whole titles with one typo in a word of four letters or more, its first letter included. */
export function typoTasks(titles: readonly BenchTitle[], count: number, seed: number): SearchTask[] {
  const random = seededRandom(seed);
  const namesakes = new Map<string, number>();
  for (const { name } of titles) namesakes.set(foldText(name), (namesakes.get(foldText(name)) ?? 0) + 1);
  const tasks: SearchTask[] = [];
  while (tasks.length < count) {
    const title = pick(titles, random);
    const name = foldText(title.name);
    const words = name.split(' ');
    const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
    if (long.length === 0) continue;
    const at = pick(long, random);
    const typed = words.with(at, misspell(words[at]!, pick(TYPO_KINDS, random), random)).join(' ');
    if (typed !== name) tasks.push({ typed, wanted: title.id, attainable: Math.min(1, SHOWN / namesakes.get(name)!) });
  }
  return tasks;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const PERSIAN = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

export function misspell(word: string, kind: TypoKind, random: () => number): string {
  const alphabet = /\p{Script=Arabic}/u.test(word) ? PERSIAN : LATIN;
  const at = Math.floor(random() * word.length);
  const letter = pick([...alphabet], random);
  switch (kind) {
    case 'substitution':
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 'deletion':
      return word.slice(0, at) + word.slice(at + 1);
    case 'insertion':
      return word.slice(0, at) + letter + word.slice(at);
    case 'transposition': {
      const first = Math.min(at, word.length - 2);
      return word.slice(0, first) + word[first + 1]! + word[first]! + word.slice(first + 2);
    }
  }
}

/** Asks the search under test. `search` gives the ids of the titles that it shows, best first; `places` of them count. */
export async function scoreSearch(
  tasks: readonly SearchTask[],
  search: (typed: string) => Promise<readonly number[]>,
  places = SHOWN,
): Promise<SearchScore> {
  const missed: SearchTask[] = [];
  let sum = 0;
  for (const task of tasks) {
    const shown = (await search(task.typed)).slice(0, places);
    const equals = task.equals ?? new Set([task.wanted]);
    const chance = shown.filter((id) => equals.has(id)).length / equals.size;
    sum += chance;
    if (chance < task.attainable && !shown.includes(task.wanted)) missed.push(task);
  }
  const attainable = tasks.reduce((sum, task) => sum + task.attainable, 0) / tasks.length;
  const reached = sum / tasks.length;
  return { tasks: tasks.length, attainable, reached, ratio: reached / attainable, missed };
}
