import { createHash } from 'node:crypto';
import { Random } from '../contract/support/random.ts';

/**
 * A source of chance of its own for each purpose: what one actor draws does not depend on how fast the others were, so that
 * a seed gives the same faults and the same actors again.
 */
export function randomFor(seed: number, purpose: string): Random {
  const digest = createHash('sha256').update(`${seed} ${purpose}`).digest();
  return new Random(digest.readUInt32LE(0));
}

export function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A copy of the list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random.between(0, last);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

export { Random };
