import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type PublicMember, PublicMembers } from '../../contract/public-members.port.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';

const FIND = `
  select user_id as "userId", profile_shows as shows from read.account
  where username_folded = lower($1) and verified and deleted_at is null`;

@Injectable()
export class PublicMemberReader extends PublicMembers {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async find(username: string): Promise<PublicMember> {
    const found = await this.database.row<PublicMember & Record<string, unknown>>(FIND, [username]);
    if (!found) throw new UnknownAccount();
    return found;
  }
}
