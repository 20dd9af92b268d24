import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleStatementEntry } from './console-statement.schema.ts';
import { ListConsoleStatements } from './list-console-statements.query.ts';

const COLUMNS = 'id, at, unit, amount, reason, reference, note, vip_expiration, bandwidth, user_id, actor';

@QueryHandler(ListConsoleStatements)
export class ListConsoleStatementsHandler implements IQueryHandler<ListConsoleStatements> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListConsoleStatements): Promise<ListPage<ConsoleStatementEntry>> {
    const { sort, offset, limit, filter } = request;
    const where = new Conditions()
      .add(filter.user_id, (place) => `user_id = ${place}`)
      .add(filter.unit, (place) => `unit = ${place}`)
      .add(filter.reason, (place) => `reason = ${place}`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const [rows, count] = await Promise.all([
      this.database.rows<ConsoleStatementEntry>(
        `select ${COLUMNS} from read.membership_entry where ${where}
         order by id ${sort.direction} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.membership_entry where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
