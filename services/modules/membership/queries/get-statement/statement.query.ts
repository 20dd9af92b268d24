import { Injectable } from '@nestjs/common';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import type { ConsoleStatementEntry, ListStatements, StatementEntry } from './statement.schema.js';

const PAGE_SIZE = 20;
const COLUMNS = 'id, at, unit, amount, reason, reference, note, vip_expiration, bandwidth';

@Injectable()
export class StatementQuery {
  constructor(private readonly database: ReadDatabase) {}

  /** @param page counted from 1. */
  async ofUser(userId: number, page: number) {
    const entries = await this.database.rows<StatementEntry>(
      `select ${COLUMNS} from read.membership_entry where user_id = $1 order by id desc limit ${PAGE_SIZE} offset $2`,
      [userId, (page - 1) * PAGE_SIZE],
    );
    const total = await this.total('user_id = $1', [userId]);
    return { entries, max_page: Math.ceil(total / PAGE_SIZE), total };
  }

  async list({ sort, offset, limit, filter }: ListStatements): Promise<ListPage<ConsoleStatementEntry>> {
    const where = new Conditions()
      .add(filter.user_id, (place) => `user_id = ${place}`)
      .add(filter.unit, (place) => `unit = ${place}`)
      .add(filter.reason, (place) => `reason = ${place}`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const rows = await this.database.rows<ConsoleStatementEntry>(
      `select ${COLUMNS}, user_id, actor from read.membership_entry where ${where}
       order by id ${sort.direction} limit ${limit} offset ${offset}`,
      where.parameters,
    );
    return { rows, total: await this.total(String(where), where.parameters) };
  }

  private async total(where: string, parameters: unknown[]): Promise<number> {
    const count = await this.database.row<{ total: number }>(
      `select count(*) as total from read.membership_entry where ${where}`,
      parameters,
    );
    return count?.total ?? 0;
  }
}
