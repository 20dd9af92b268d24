import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { GetPublicProfile } from './get-public-profile.query.ts';
import type { PublicProfile } from './get-public-profile.schema.ts';

const PROFILE = `
  select username, name, avatar_path, to_char(joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as joined_at,
    coalesce(ratings_count, 0) as ratings_count, coalesce(comments_count, 0) as comments_count
  from read.account left join read.account_activity using (user_id)
  where username_folded = lower($1) and verified and deleted_at is null`;

@QueryHandler(GetPublicProfile)
export class GetPublicProfileHandler implements IQueryHandler<GetPublicProfile> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownAccount */
  async execute({ username }: GetPublicProfile): Promise<PublicProfile> {
    const profile = await this.database.row<PublicProfile>(PROFILE, [username]);
    if (!profile) throw new UnknownAccount();
    return profile;
  }
}
