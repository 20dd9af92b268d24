import { inOtherLayout } from '../../services/modules/search/domain/keyboard/keyboard-layouts.ts';
import { initialsOf } from '../../services/modules/search/domain/names/initials.ts';
import { foldText } from '../../services/platform/kernel/text/fold-text.ts';
import {
  type BenchTitle,
  countWithPrefix,
  misspell,
  pick,
  type SearchTask,
  seededRandom,
  TYPO_KINDS,
} from './search-quality.ts';

/** More than a title's own words, as people type it; each must bring the title among the first five. */
export const SHOWN_OF_HABITS = 5;

export interface KnownTitle extends BenchTitle {
  year: number;
  /** Who directed it or acts in it. */
  people: readonly string[];
}

interface Typing {
  typed: string;
  /** Without its typos, where it is unfinished: all titles that begin so are meant equally well. */
  beginning?: string;
}

/** What somebody types who has this title in mind; null where it gives no such text. */
type Habit = (title: KnownTitle, random: () => number) => Typing | null;

export const HABITS: Record<string, Habit> = {
  'title and year': ({ name, year }, random) => ({
    typed: pick([`${name} ${year}`, `${name} (${year})`, `${year} ${name}`], random),
  }),
  'title and person': ({ name, people }, random) => {
    if (people.length === 0) return null;
    const person = foldText(pick(people, random));
    const surname = person.split(' ').at(-1)!;
    if (surname.length < 3) return null;
    return { typed: pick([`${name} ${person}`, `${name} ${surname}`, `${person} ${name}`], random) };
  },
  'two typos in a word': ({ name }, random) =>
    inWord(name, 5, random, (word) =>
      misspell(misspell(word, pick(TYPO_KINDS, random), random), pick(TYPO_KINDS, random), random),
    ),
  'unfinished, with a typo': ({ name }, random) => {
    const words = foldText(name).split(' ');
    const last = words.at(-1)!;
    if (last.length < 6) return null;
    const unfinished = last.slice(0, -1);
    const typed = words.with(-1, misspell(unfinished, pick(TYPO_KINDS, random), random)).join(' ');
    return { typed, beginning: words.with(-1, unfinished).join(' ') };
  },
  'the other keyboard': ({ name }, random) => {
    const typed = inOtherLayout(foldText(name));
    return typed.length > 0 && foldText(name).length >= 3 ? { typed: pick(typed, random) } : null;
  },
  initials: ({ name }, random) => {
    const folded = foldText(name);
    const initials = initialsOf(folded).filter(({ length }) => length <= 8);
    return initials.length > 0 ? { typed: pick(initials, random) } : null;
  },
};

/**
 * @returns what is typed by this habit for titles drawn by chance. Titles that share it share the places. Typos and initials
 * that are the beginning of some title's word are left out: they are typed for that word.
 */
export function habitTasks(titles: readonly KnownTitle[], habit: string, count: number, seed: number): SearchTask[] {
  const random = seededRandom(seed);
  const shared = namesakes(titles, habit);
  const names = titles.map(({ name }) => foldText(name)).sort();
  const words = [...new Set(names.flatMap((name) => name.split(' ')))].sort();
  const isOther = (typed: string) =>
    countWithPrefix(names, typed) > 0 || (!typed.includes(' ') && countWithPrefix(words, typed) > 0);
  const tasks: SearchTask[] = [];
  while (tasks.length < count) {
    const title = pick(titles, random);
    const typing = HABITS[habit]!(title, random);
    if (!typing || isOther(foldText(typing.typed))) continue;
    const { typed, beginning } = typing;
    const equals = shared.get(habit === 'initials' ? typed : keyOf(title, habit));
    const sharing = beginning ? countWithPrefix(names, beginning) : (equals?.size ?? 1);
    const task = { typed, wanted: title.id, attainable: Math.min(1, SHOWN_OF_HABITS / sharing) };
    tasks.push(equals && habit === 'initials' ? { ...task, equals } : task);
  }
  return tasks;
}

/** The ids of the titles that one typed text means equally well. */
function namesakes(titles: readonly KnownTitle[], habit: string): Map<string, Set<number>> {
  const shared = new Map<string, Set<number>>();
  for (const title of titles) {
    for (const key of habit === 'initials' ? initialsOf(foldText(title.name)) : [keyOf(title, habit)]) {
      shared.set(key, (shared.get(key) ?? new Set()).add(title.id));
    }
  }
  return shared;
}

function keyOf({ name, year }: KnownTitle, habit: string): string {
  return habit === 'title and year' ? `${foldText(name)} ${year}` : foldText(name);
}

function inWord(name: string, least: number, random: () => number, change: (word: string) => string): Typing | null {
  const words = foldText(name).split(' ');
  const long = words.flatMap((word, at) => (word.length >= least ? [at] : []));
  if (long.length === 0) return null;
  const at = pick(long, random);
  return { typed: words.with(at, change(words[at]!)).join(' ') };
}
