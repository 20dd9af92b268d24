/** The one partition of the embedded transport. Those of Kafka are named `<topic>-<n>`. */
export const LOG_PARTITION = 'log';

/** What a client has written and wants to see: an event's position, and the partition in which it is delivered. */
export interface ReadPosition {
  partition: string;
  position: number;
}

/** Opaque to clients: `<position>` where the log is followed itself, `<position>.<topic>-<n>` where Kafka delivers. */
const ENTRY = /^(\d{1,15})(?:\.([a-z][a-z0-9-]{0,60}-\d{1,4}))?$/;
const MAX_HEADER = 2_000;

/** @returns the positions of a header `parde-after`, the furthest in each partition; what is none of ours counts for nothing. */
export function parsePositions(header: string | string[] | undefined): ReadPosition[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  if (text === '' || text.length > MAX_HEADER) return [];
  const furthest = new Map<string, number>();
  for (const entry of text.split(',')) {
    const found = ENTRY.exec(entry.trim());
    const [position, partition] = [Number(found?.[1] ?? 0), found?.[2] ?? LOG_PARTITION];
    if (position > (furthest.get(partition) ?? 0)) furthest.set(partition, position);
  }
  return [...furthest].map(([partition, position]) => ({ partition, position }));
}

export function formatPositions(positions: readonly ReadPosition[]): string {
  const entry = ({ position, partition }: ReadPosition) =>
    partition === LOG_PARTITION ? String(position) : `${position}.${partition}`;
  return positions.map(entry).join(', ');
}
