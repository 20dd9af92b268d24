/** Whole seconds until a moment; 0 when it is past. @param now in milliseconds since the epoch. */
export function secondsUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000));
}
