/** Whole seconds until a moment; 0 when it is past. @param now in milliseconds since the epoch. */
export function secondsUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000));
}

/** Minutes and seconds: 54:07. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
