import type { ShelfKind } from './shelves.ts';

export const RANKED_COUNT = 10;
const SHELF_COUNT = 16;
/** A shelf with fewer would look bare: it may rather repeat what stands elsewhere on the page. */
const LEAST = 8;

interface Candidates {
  kind: ShelfKind;
  /** In the order of the shelf's list; more than it shows. */
  ids: readonly number[];
}

/**
 * Which posts each shelf shows: one that stands elsewhere on the page is left to that place, so that the eye finds something
 * new on every line. Ranks are never changed; a list that has too little of its own repeats at least not its neighbour.
 * @param taken what the page shows beside the shelves.
 */
export function choosePosts(shelves: readonly Candidates[], taken: Iterable<number>): number[][] {
  const seen = new Set(taken);
  for (const { kind, ids } of shelves) if (kind === 'ranked') for (const id of ranked(ids)) seen.add(id);
  const chosen: number[][] = [];
  for (const { kind, ids } of shelves) {
    const posts = kind === 'ranked' ? ranked(ids) : own(ids, seen, chosen.at(-1) ?? []);
    for (const id of posts) seen.add(id);
    chosen.push(posts);
  }
  return chosen;
}

const ranked = (ids: readonly number[]) => ids.slice(0, RANKED_COUNT);

function own(ids: readonly number[], seen: ReadonlySet<number>, before: readonly number[]): number[] {
  const fresh = ids.filter((id) => !seen.has(id));
  const apart = ids.filter((id) => !before.includes(id));
  const enough = [fresh, apart].find((some) => some.length >= LEAST) ?? ids;
  return enough.slice(0, SHELF_COUNT);
}

/** The film of the day: the same all day and for everybody, another one tomorrow. Never one of `taken`. */
export function filmOfTheDay(ids: readonly number[], taken: ReadonlySet<number>, day: number): number | undefined {
  const free = ids.filter((id) => !taken.has(id));
  return free[day % free.length];
}
