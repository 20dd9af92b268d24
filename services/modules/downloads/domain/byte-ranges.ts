/** Bytes [from, to). */
type ByteRange = readonly [from: number, to: number];
/** Ascending, neither overlapping nor touching, none empty: as PostgreSQL writes an `int8multirange`. */
export type ByteRanges = readonly ByteRange[];

export const NO_BYTES: ByteRanges = [];

export function rangeOf(from: number, to: number): ByteRanges {
  return to > from ? [[from, to]] : NO_BYTES;
}

export function union(...parts: readonly ByteRanges[]): ByteRanges {
  const merged: [number, number][] = [];
  for (const [from, to] of parts.flat().toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What of `bytes` is not in `taken`. */
export function without(bytes: ByteRanges, taken: ByteRanges): ByteRanges {
  const left: ByteRange[] = [];
  let next = 0;
  for (const [from, to] of bytes) {
    let start = from;
    while (next < taken.length && taken[next]![1] <= start) next += 1;
    for (let index = next; index < taken.length && taken[index]![0] < to; index += 1) {
      const [takenFrom, takenTo] = taken[index]!;
      if (takenFrom > start) left.push([start, takenFrom]);
      start = takenTo;
    }
    if (start < to) left.push([start, to]);
  }
  return left;
}

export function sizeOf(bytes: ByteRanges): number {
  return bytes.reduce((size, [from, to]) => size + to - from, 0);
}

/** The first bytes of them, at most `max`. */
export function firstOf(bytes: ByteRanges, max: number): ByteRanges {
  const first: ByteRange[] = [];
  let left = max;
  for (const [from, to] of bytes) {
    if (left <= 0) break;
    first.push([from, Math.min(to, from + left)]);
    left -= to - from;
  }
  return first;
}

/** As PostgreSQL reads and writes it: `{[0,10),[20,30)}`. */
export function textOf(bytes: ByteRanges): string {
  return `{${bytes.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

export function parseRanges(text: string): ByteRanges {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}
