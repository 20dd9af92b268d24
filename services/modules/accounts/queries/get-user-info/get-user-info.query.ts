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
  bandwidth: number;
  vipExpiration: Date | null;
}

const ACCOUNT = `
  select name, email, avatar_path as "avatarPath", bandwidth, vip_expiration as "vipExpiration"
  from read.account where user_id = $1`;

@Injectable()
export class GetUserInfoQuery {
  constructor(
    private readonly database: ReadDatabase,
    private readonly notifications: NotificationList,
  ) {}

  async run(viewer: Viewer, withNotifications: boolean): Promise<UserAnswer> {
    const row = await this.database.row<AccountRow & Record<string, unknown>>(ACCOUNT, [viewer.userId]);
    const { userId: id, username, role } = viewer;
    // A viewer whose account the projection has not reached yet is known by the session alone.
    const account = row ?? { name: viewer.name, email: '', avatarPath: null, bandwidth: 0, vipExpiration: null };
    const { name, email, avatarPath, bandwidth, vipExpiration } = account;
    return {
      ...{ id, name, username, email, role, bandwidth },
      vip_expiration: vipExpiration?.toISOString() ?? null,
      plan: derivePlan({ bandwidth, vipExpiration }, new Date()),
      avatar_path: avatarPath,
      notifications: withNotifications ? await this.notifications.latest(id) : [],
    };
  }
}
