import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { derivePlan } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates, NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { LatestNotifications } from '#modules/notifications/contract/latest-notifications.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { UserAnswer } from '../../contract/user.schema.ts';
import { GetUserInfo } from './get-user-info.query.ts';

interface AccountRow {
  name: string;
  email: string;
  phone: string | null;
  avatarPath: string | null;
  twoFactor: boolean;
}

const ACCOUNT = `
  select name, email, phone, avatar_path as "avatarPath", two_factor as "twoFactor" from read.account where user_id = $1`;

@QueryHandler(GetUserInfo)
export class GetUserInfoHandler implements IQueryHandler<GetUserInfo> {
  constructor(
    private readonly database: ReadDatabase,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
    @Optional() @Inject(LatestNotifications) private readonly notifications?: LatestNotifications,
  ) {}

  async execute({ viewer, withNotifications }: GetUserInfo): Promise<UserAnswer> {
    const { userId: id, username, role } = viewer;
    const [row, memberships, notifications] = await Promise.all([
      this.database.preparedRow<AccountRow & Record<string, unknown>>(ACCOUNT, [id]),
      this.memberships?.of([id]),
      withNotifications ? this.notifications?.of(id) : null,
    ]);
    // The projection may not have reached a new account yet: then it is known by the session alone.
    const account = row ?? { name: viewer.name, email: '', phone: null, avatarPath: null, twoFactor: false };
    const membership = memberships?.get(id) ?? NO_MEMBERSHIP;
    return {
      id,
      name: account.name,
      username,
      email: account.email,
      phone: account.phone,
      role,
      vip_expiration: membership.vipExpiration?.toISOString() ?? null,
      bandwidth: membership.bandwidth,
      plan: derivePlan(membership, new Date()),
      avatar_path: account.avatarPath,
      two_factor: account.twoFactor,
      notifications: notifications ?? [],
    };
  }
}
