import type { User } from '../../../api/types.ts';

type PremiumPlan =
  | { kind: 'volume'; bytes: number }
  | { kind: 'days'; until: string }
  | { kind: 'expired'; since: string }
  | { kind: 'none' };

/** The displayed plan (specification §4): any volume first, then days that are left, else none, which may be an expired one. */
export function premiumPlan(user: Pick<User, 'bandwidth' | 'vip_expiration'>, now = Date.now()): PremiumPlan {
  const { bandwidth, vip_expiration: expiration } = user;
  if (bandwidth !== 0) return { kind: 'volume', bytes: bandwidth };
  if (expiration === null) return { kind: 'none' };
  const until = daysUntil(expiration, now);
  return until ? { kind: 'days', until } : { kind: 'expired', since: expiration };
}

/** When the days end that are left. They count beside a volume as well, though the plan is shown by that. */
export function daysUntil(expiration: string | null, now = Date.now()): string | null {
  return expiration !== null && Date.parse(expiration) > now ? expiration : null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As long before the end its mail comes; from then on the time of the day counts, and for as long afterwards. */
const SOON_MS = 3 * DAY_MS;

/** Whole days, or hours of the last day, of which the last has begun: thirty days right after thirty were bought. */
export function timeLeft(until: string, now = Date.now()): { unit: 'days' | 'hours'; count: number } {
  const left = Date.parse(until) - now;
  const [unit, ms] = left >= DAY_MS ? (['days', DAY_MS] as const) : (['hours', HOUR_MS] as const);
  return { unit, count: Math.ceil(left / ms) };
}

/** Whether it matters at which hour the days end, or have ended. */
export function hourCounts(end: string, now = Date.now()): boolean {
  return Math.abs(Date.parse(end) - now) < SOON_MS;
}
