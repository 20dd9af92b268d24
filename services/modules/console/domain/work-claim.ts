import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';

/** As long as somebody needs for the longest letter; who goes on claims again. */
const CLAIM_MINUTES = 5;

export interface Claim {
  userId: number;
  until: Date;
}

/** A colleague is at it. */
export class WorkTaken extends DomainError {
  constructor() {
    super('work_taken', 'A colleague is looking at this', { httpStatus: 409 });
  }
}

/** @throws WorkTaken while another one's claim lasts. */
export function checkFree(claim: Claim | null, userId: number, now: Date): void {
  if (claim && claim.userId !== userId && claim.until > now) throw new WorkTaken();
}

export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
}
