import type { StatementEntry, User } from '../../../api/types.ts';
import { premiumPlan } from './premium-plan.ts';

interface EndedPlan {
  /** What there is no more of. */
  kind: 'days' | 'volume';
  at: string;
}

/**
 * What a member had until lately who has nothing now.
 * @param entries of their statement, newest first
 * @returns null also where it was taken back, as by a refund
 */
export function endedPlan(
  user: Pick<User, 'bandwidth' | 'vip_expiration'>,
  entries: readonly StatementEntry[] = [],
): EndedPlan | null {
  const plan = premiumPlan(user);
  if (plan.kind !== 'expired' && plan.kind !== 'none') return null;
  const days = plan.kind === 'expired' ? ({ kind: 'days', at: plan.since } as const) : null;
  const last = entries.find(({ unit }) => unit === 'bytes');
  if (last?.reason !== 'download' || last.bandwidth > 0) return days;
  if (days && Date.parse(days.at) > Date.parse(last.at)) return days;
  return { kind: 'volume', at: last.at };
}
