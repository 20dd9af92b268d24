import type { NumberedEvent } from './local-relay.ts';

/** So many ids fit into a notification, which has 8,000 bytes. */
export const MAX_TOLD = 200;

/**
 * Which events got positions.
 * @param payload `<head> <ids in the order of their positions>` of CHANNEL.head; without ids where they were too many.
 * @returns null where it does not say.
 */
export function numberedEvents(payload: string): NumberedEvent[] | null {
  const [head, ids] = payload.split(' ');
  if (!ids) return null;
  const all = ids.split(',');
  return all.map((id, index) => ({ id, position: Number(head) - all.length + 1 + index }));
}
