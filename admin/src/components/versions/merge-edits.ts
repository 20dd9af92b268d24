type Fields = Record<string, unknown>;

export interface MergedEdits<F> {
  /** Theirs, with mine over it. */
  facts: F;
  /** Fields that both have changed, each otherwise. */
  both: (keyof F & string)[];
  /** Fields that they alone have changed. */
  theirs: (keyof F & string)[];
}

/**
 * What two have made of the same facts, field by field: each keeps what the other did not touch; where both changed a field,
 * mine stands.
 */
export function mergeEdits<F extends object>(opened: F, mine: F, theirs: F): MergedEdits<F> {
  const merged: MergedEdits<F> = { facts: { ...theirs }, both: [], theirs: [] };
  for (const field of Object.keys(theirs) as (keyof F & string)[]) {
    const iChanged = !same(opened[field], mine[field]);
    const theyChanged = !same(opened[field], theirs[field]);
    if (iChanged) merged.facts[field] = mine[field];
    if (theyChanged && iChanged && !same(mine[field], theirs[field])) merged.both.push(field);
    else if (theyChanged && !iChanged) merged.theirs.push(field);
  }
  return merged;
}

/** Whether two values of JSON are the same; what is undefined is not there. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same((one as Fields)[key], (other as Fields)[key]));
}
