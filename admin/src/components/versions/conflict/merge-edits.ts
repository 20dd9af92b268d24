import { isParted } from '../facts/parts.ts';

type Fields = Record<string, unknown>;

/** What both have changed, each otherwise. */
export interface Clash {
  /** As forms call it: `release_year`, `name_en`. */
  field: string;
  mine: unknown;
  theirs: unknown;
}

interface MergedEdits<F> {
  /** Theirs, with mine over it. */
  facts: F;
  both: Clash[];
}

/**
 * What two have made of the same facts, field by field, languages and the parts of an article for themselves: each keeps what the other did not touch;
 * where both changed the same, mine stands.
 */
export function mergeEdits<F extends object>(opened: F, mine: F, theirs: F): MergedEdits<F> {
  const both: Clash[] = [];
  const merge = (before: Fields, my: Fields, their: Fields, within = ''): Fields => {
    const merged = { ...their };
    for (const key of new Set([...Object.keys(their), ...Object.keys(my)])) {
      const field = within + key;
      const [was, ours, others] = [before[key], my[key], their[key]];
      if (same(was, ours)) continue;
      if (isParted(was) && isParted(ours) && isParted(others)) {
        merged[key] = merge(was, ours, others, `${field}_`);
        continue;
      }
      merged[key] = ours;
      if (!same(was, others) && !same(ours, others)) both.push({ field, mine: ours, theirs: others });
    }
    return merged;
  };
  return { facts: merge(opened as Fields, mine as Fields, theirs as Fields) as F, both };
}

/** Whether two values of JSON are the same; what is undefined is not there. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same((one as Fields)[key], (other as Fields)[key]));
}
