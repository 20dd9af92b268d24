/**
 * The current plan as every module that shows a user shows it (specification §4). Not the purchasable plan: there 1 is free,
 * 2 days and 3 volume. What the viewer is entitled to is another question: days or volume, whichever there is.
 */
export const CURRENT_PLAN = { days: 1, volume: 2, none: 3 } as const;
type CurrentPlan = (typeof CURRENT_PLAN)[keyof typeof CURRENT_PLAN];

export interface MembershipState {
  /** Remaining volume in bytes. */
  bandwidth: number;
  vipExpiration: Date | null;
}

/** What others may know of a member's plan: that there is one. */
export function isPremium(state: MembershipState | undefined, now: Date): boolean {
  return state !== undefined && derivePlan(state, now) !== CURRENT_PLAN.none;
}

/** Bandwidth not 0: by volume; otherwise an expiry in the future: by days; otherwise none. */
export function derivePlan({ bandwidth, vipExpiration }: MembershipState, now: Date): CurrentPlan {
  if (bandwidth !== 0) return CURRENT_PLAN.volume;
  return vipExpiration && vipExpiration > now ? CURRENT_PLAN.days : CURRENT_PLAN.none;
}
