import { derivePlan } from '#modules/membership/contract/current-plan.ts';
import { avatarPath } from '../../contract/avatar-path.ts';
import type { UserAnswer } from '../../contract/user.schema.ts';
import type { SignedInAccount } from '../start-session/start-session.command.ts';

/** Notifications are known to the read side alone: the page asks /api/user/info for them. */
export function userOf(account: SignedInAccount): UserAnswer {
  const { id, name, username, email, phone, role, avatar, twoFactor, membership } = account;
  return {
    id,
    name,
    username,
    email,
    phone,
    role,
    vip_expiration: membership.vipExpiration?.toISOString() ?? null,
    bandwidth: membership.bandwidth,
    plan: derivePlan(membership, new Date()),
    avatar_path: avatarPath(avatar),
    two_factor: twoFactor,
    notifications: [],
  };
}
