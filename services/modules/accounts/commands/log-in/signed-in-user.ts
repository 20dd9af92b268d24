import { CURRENT_PLAN } from '#modules/membership/contract/current-plan.ts';
import { avatarPath } from '../../contract/avatar-path.ts';
import type { UserAnswer } from '../../contract/user.schema.ts';
import type { SignedInAccount } from '../start-session/start-session.command.ts';

/** The page asks /api/user/info for what only the read side knows. */
export function userOf({ id, name, username, email, role, avatar, twoFactor }: SignedInAccount): UserAnswer {
  return {
    id,
    name,
    username,
    email,
    role,
    vip_expiration: null,
    bandwidth: 0,
    plan: CURRENT_PLAN.none,
    avatar_path: avatarPath(avatar),
    two_factor: twoFactor,
    notifications: [],
  };
}
