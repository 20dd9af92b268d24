import type { User } from '../../../api/types.ts';

export type PremiumPlan =
  | { kind: 'volume'; bytes: number }
  | { kind: 'days'; until: string }
  | { kind: 'expired'; since: string }
  | { kind: 'none' };

/** The displayed plan (specification §4): any volume first, then days that are left, else none, which may be an expired one. */
export function premiumPlan(user: Pick<User, 'bandwidth' | 'vip_expiration'>, now = Date.now()): PremiumPlan {
  const { bandwidth, vip_expiration: expiration } = user;
  if (bandwidth !== 0) return { kind: 'volume', bytes: bandwidth };
  if (expiration === null) return { kind: 'none' };
  return Date.parse(expiration) > now ? { kind: 'days', until: expiration } : { kind: 'expired', since: expiration };
}

const DAY_MS = 86_400_000;

/** Whole days, of which the last has begun: thirty right after thirty were bought. */
export function daysLeft(until: string, now = Date.now()): number {
  return Math.ceil((Date.parse(until) - now) / DAY_MS);
}
