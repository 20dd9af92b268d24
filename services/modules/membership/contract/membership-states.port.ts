import type { MembershipState } from './current-plan.ts';

/** Of whoever never had a plan. */
export const NO_MEMBERSHIP: MembershipState = { bandwidth: 0, vipExpiration: null };

/** What members have left, as the read side knows it, for modules that show a user. */
export abstract class MembershipStates {
  /** @returns by user id; whoever never had a plan is not in it. */
  abstract of(userIds: readonly number[]): Promise<Map<number, MembershipState>>;
}
