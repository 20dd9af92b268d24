import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { EntryUnit } from '../contract/membership.events.ts';

export interface Entitlement {
  vipExpiration: Date | null;
  bytesGranted: number;
  bytesUsed: number;
  /** Of the used ones, those that stand in the statement. */
  bytesRecorded: number;
  /** Promised to downloads under way. */
  bytesReserved: number;
}

interface Change {
  unit: EntryUnit;
  /** Days or bytes, above 0. */
  amount: number;
}

export function remainingBytes({ bytesGranted, bytesUsed, bytesReserved }: Entitlement): number {
  return bytesGranted - bytesUsed - bytesReserved;
}

/** What the member is told: what is reserved is theirs until it is used. */
export function balanceOf({ bytesGranted, bytesUsed }: Entitlement): number {
  return bytesGranted - bytesUsed;
}

/** What a line of the statement leaves, by the lines so far: downloads of one moment are told one after the other. */
export function balanceInStatement({ bytesGranted, bytesRecorded }: Entitlement): number {
  return bytesGranted - bytesRecorded;
}

/** An extension adds to what is left; days that are over are not filled up. */
export function give(entitlement: Entitlement, { unit, amount }: Change, now: Date): Entitlement {
  if (unit === 'bytes') return { ...entitlement, bytesGranted: entitlement.bytesGranted + amount };
  const { vipExpiration } = entitlement;
  const from = vipExpiration && vipExpiration > now ? vipExpiration : now;
  return { ...entitlement, vipExpiration: new Date(from.getTime() + amount * DAY_MS) };
}

/** Takes at most what is left. @returns the days or bytes really taken; a day that has begun counts as one. */
export function take(
  entitlement: Entitlement,
  { unit, amount }: Change,
  now: Date,
): { entitlement: Entitlement; taken: number } {
  if (unit === 'bytes') {
    const taken = Math.min(amount, remainingBytes(entitlement));
    return { entitlement: { ...entitlement, bytesGranted: entitlement.bytesGranted - taken }, taken };
  }
  const { vipExpiration } = entitlement;
  if (!vipExpiration || vipExpiration <= now) return { entitlement, taken: 0 };
  const left = vipExpiration.getTime() - now.getTime();
  const taken = Math.min(amount, Math.ceil(left / DAY_MS));
  const until = new Date(Math.max(now.getTime(), vipExpiration.getTime() - taken * DAY_MS));
  return { entitlement: { ...entitlement, vipExpiration: until }, taken };
}
