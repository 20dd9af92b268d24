import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GetStatement } from './get-statement.query.ts';
import type { StatementAnswer, StatementEntry } from './get-statement.schema.ts';

const PAGE_SIZE = 20;
const ENTRIES = `
  select id, at, unit, amount, reason, reference, note, vip_expiration, bandwidth
  from read.membership_entry where user_id = $1 order by id desc limit ${PAGE_SIZE} offset $2`;
const TOTAL = 'select count(*) as total from read.membership_entry where user_id = $1';

@QueryHandler(GetStatement)
export class GetStatementHandler implements IQueryHandler<GetStatement> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId, page }: GetStatement): Promise<StatementAnswer> {
    const [entries, count] = await Promise.all([
      this.database.rows<StatementEntry>(ENTRIES, [userId, (page - 1) * PAGE_SIZE]),
      this.database.row<{ total: number }>(TOTAL, [userId]),
    ]);
    const total = count?.total ?? 0;
    return { entries, max_page: Math.ceil(total / PAGE_SIZE), total };
  }
}
