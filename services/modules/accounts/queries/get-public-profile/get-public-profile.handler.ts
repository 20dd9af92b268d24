import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { isPremium } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates } from '#modules/membership/contract/membership-states.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { GetPublicProfile } from './get-public-profile.query.ts';
import type { PublicProfile } from './get-public-profile.schema.ts';

const PROFILE = `
  select user_id, username, name, avatar_path, to_char(joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as joined_at,
    coalesce(ratings_count, 0) as ratings_count, coalesce(comments_count, 0) as comments_count,
    profile_shows as shows
  from read.account left join read.account_activity using (user_id)
  where username_folded = lower($1) and verified and deleted_at is null`;

@QueryHandler(GetPublicProfile)
export class GetPublicProfileHandler implements IQueryHandler<GetPublicProfile> {
  constructor(
    private readonly database: ReadDatabase,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
  ) {}

  /** @throws UnknownAccount */
  async execute({ username }: GetPublicProfile): Promise<PublicProfile> {
    const row = await this.database.row<Omit<PublicProfile, 'premium'> & { user_id: number }>(PROFILE, [username]);
    if (!row) throw new UnknownAccount();
    const { user_id: userId, ...profile } = row;
    const states = await this.memberships?.of([userId]);
    return { ...profile, premium: isPremium(states?.get(userId), new Date()) };
  }
}
