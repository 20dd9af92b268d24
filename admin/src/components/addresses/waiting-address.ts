import type { WorkKind } from '../../api/types.ts';

/** What waits of one kind, in the list of all that waits. */
export function waitingAddress(kind: WorkKind): string {
  return `/waiting?${new URLSearchParams({ filter: JSON.stringify({ kind }) })}`;
}
