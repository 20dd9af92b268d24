const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** @returns the whole file where none, or more than one, is asked for; null where there are no such bytes. */
export function trailerRange(header: string | undefined, size: number): { from: number; to: number } | null {
  const [asked, first, last, tail] = RANGE.exec(header ?? '') ?? [];
  if (asked === undefined) return { from: 0, to: size };
  const from = tail === undefined ? Number(first) : Math.max(0, size - Number(tail));
  const to = last ? Math.min(size, Number(last) + 1) : size;
  return from < to ? { from, to } : null;
}
