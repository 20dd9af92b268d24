import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Usernames } from '../../contract/usernames.port.ts';

const FIND = 'select user_id, username from read.account where user_id = any($1::int[])';

@Injectable()
export class UsernamesReader extends Usernames {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async find(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.preparedRows<{ user_id: number; username: string }>(FIND, [[...new Set(userIds)]]);
    return new Map(rows.map(({ user_id, username }) => [user_id, username]));
  }
}
