/** The row to read after the decided ones have gone: the next one down that stays, else the last one that stays above. */
export function rowAfter(ids: readonly number[], decided: ReadonlySet<number>, current: number | null): number | null {
  const from = current === null ? -1 : ids.indexOf(current);
  const below = ids.slice(Math.max(from, 0)).find((id) => !decided.has(id));
  return below ?? ids.slice(0, Math.max(from, 0)).findLast((id) => !decided.has(id)) ?? null;
}

export function rowBeside(ids: readonly number[], current: number | null, step: 1 | -1): number | null {
  const index = current === null ? -1 : ids.indexOf(current);
  if (index === -1) return ids[0] ?? null;
  return ids[Math.min(Math.max(index + step, 0), ids.length - 1)] ?? null;
}

/**
 * Where the cursor stands when the rows have changed under it. A row that vanished while others stayed was decided by
 * somebody else: the cursor stands nowhere then, so that the next key press cannot decide a comment nobody has read.
 */
export function cursorAfterChange(
  before: readonly number[],
  now: readonly number[],
  current: number | null,
): { current: number | null; lost: boolean } {
  if (current !== null && now.includes(current)) return { current, lost: false };
  const sameList = now.some((id) => before.includes(id));
  if (sameList && current !== null) return { current: null, lost: true };
  return { current: sameList ? current : (now[0] ?? null), lost: false };
}
