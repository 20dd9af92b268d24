/** Bytes [from, to) of a file, and whether they are a part of it (206). */
export interface Asked {
  from: number;
  to: number;
  part: boolean;
}

const ONE_RANGE = /^bytes=\s*(?:(?<from>\d+)\s*-\s*(?<to>\d*)|-\s*(?<last>\d+))\s*$/i;
const BYTES = /^bytes=/i;
/** Longer than any one range. */
const MAX_LENGTH = 100;

/**
 * Reads a Range header as nginx does with `max_ranges 1`, because either of the two sends what the other has reserved: one range
 * is honoured; several, or another unit, are the whole file.
 * @param size bytes of the file, at least 1. @returns null when there are no such bytes (416).
 */
export function askedRange(header: string | undefined, size: number): Asked | null {
  const whole = { from: 0, to: size, part: false };
  if (header === undefined || !BYTES.test(header) || header.length > MAX_LENGTH || header.includes(',')) return whole;
  const groups = ONE_RANGE.exec(header)?.groups;
  if (!groups) return null;
  const last = groups['last'];
  const from = last === undefined ? Number(groups['from']) : Math.max(0, size - Number(last));
  const to = groups['to'] ? Math.min(size, Number(groups['to']) + 1) : size;
  return from < to ? { from, to, part: true } : null;
}

/** If-Range: only who has the beginning of this very file gets a part of it; dates are not compared. */
export function rangeIfUnchanged(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  etag: string,
): string | undefined {
  return ifRange === undefined || ifRange.trim() === etag ? range : undefined;
}
