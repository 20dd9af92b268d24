import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { MembershipState } from '../contract/current-plan.ts';
import { MembershipStates } from '../contract/membership-states.port.ts';

const STATES = `
  select user_id as "userId", bandwidth, vip_expiration as "vipExpiration"
  from read.membership where user_id = any($1::int[])`;

type StateRow = MembershipState & { userId: number };

@Injectable()
export class ProjectedMembershipStates extends MembershipStates {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(userIds: readonly number[]): Promise<Map<number, MembershipState>> {
    const rows = await this.database.preparedRows<StateRow & Record<string, unknown>>(STATES, [userIds]);
    return new Map(rows.map(({ userId, bandwidth, vipExpiration }) => [userId, { bandwidth, vipExpiration }]));
  }
}
