import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { PublicProfile } from './public-profile.schema.js';

const PROFILE = `
  select username, name, avatar_path, to_char(joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as joined_at,
    coalesce(ratings_count, 0) as ratings_count, coalesce(comments_count, 0) as comments_count
  from read.account left join read.account_activity using (user_id)
  where username_folded = lower($1) and verified and deleted_at is null`;

@Injectable()
export class GetPublicProfileQuery {
  constructor(private readonly database: ReadDatabase) {}

  async run(username: string): Promise<PublicProfile | null> {
    return (await this.database.row<PublicProfile & Record<string, unknown>>(PROFILE, [username])) ?? null;
  }
}
