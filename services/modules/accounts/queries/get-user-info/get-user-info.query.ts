import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { derivePlan } from '../../../membership/events/current-plan.js';
import type { UserAnswer } from '../../answers/user.schema.js';
import { NotificationList } from '../get-new-notifications/notification-list.js';

interface AccountRow {
  name: string;
  email: string;
  avatarPath: string | null;
  twoFactor: boolean;
  bandwidth: number;
  vipExpiration: Date | null;
}

const ACCOUNT = `
  select account.name, account.email, account.avatar_path as "avatarPath", account.two_factor as "twoFactor",
    coalesce(membership.bandwidth, 0) as bandwidth, membership.vip_expiration as "vipExpiration"
  from read.account left join read.membership using (user_id) where user_id = $1`;

/** Of a viewer whose account the projection has not reached yet: known by the session alone. */
const UNKNOWN = { email: '', avatarPath: null, twoFactor: false, bandwidth: 0, vipExpiration: null };

@Injectable()
export class GetUserInfoQuery {
  constructor(
    private readonly database: ReadDatabase,
    private readonly notifications: NotificationList,
  ) {}

  async run(viewer: Viewer, withNotifications: boolean): Promise<UserAnswer> {
    const row = await this.database.row<AccountRow & Record<string, unknown>>(ACCOUNT, [viewer.userId]);
    const { userId: id, username, role } = viewer;
    const account = row ?? { name: viewer.name, ...UNKNOWN };
    const { name, email, avatarPath, twoFactor, bandwidth, vipExpiration } = account;
    return {
      ...{ id, name, username, email, role, bandwidth },
      vip_expiration: vipExpiration?.toISOString() ?? null,
      plan: derivePlan({ bandwidth, vipExpiration }, new Date()),
      avatar_path: avatarPath,
      two_factor: twoFactor,
      notifications: withNotifications ? await this.notifications.latest(id) : [],
    };
  }
}
