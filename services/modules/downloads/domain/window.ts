import { HOUR_MS } from '#platform/kernel/time/durations.ts';

/** For so long nobody pays again for a byte that was charged. */
export const WINDOW_MS = 48 * HOUR_MS;

/** Until when the bytes that are charged now need not be charged again. A window grows with each new charge in it. */
export function windowEnd(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MS);
}

/** How long a transfer is taken for living after its last sign of life. */
const LEASE_MS = 60_000;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
