import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleSession } from './console-session.schema.ts';
import { ListConsoleSessions } from './list-console-sessions.query.ts';

const COLUMNS = `session_id as id, user_id, device, kind, started_at, expires_at,
  coalesce(ended_at, case when expires_at < now() then expires_at end) as ended_at,
  coalesce(ended_by, case when expires_at < now() then 'expired' end) as ended_by`;

@QueryHandler(ListConsoleSessions)
export class ListConsoleSessionsHandler implements IQueryHandler<ListConsoleSessions> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request, withAddresses }: ListConsoleSessions): Promise<ListPage<ConsoleSession>> {
    const { sort, offset, limit, filter } = request;
    const where = new Conditions().add(filter.user_id, (place) => `user_id = ${place}`);
    const [rows, count] = await Promise.all([
      this.database.rows<ConsoleSession>(
        `select ${COLUMNS}${withAddresses ? ', address' : ''} from read.session_history where ${where}
         order by started_at ${sort.direction}, session_id limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(
        `select count(*) as total from read.session_history where ${where}`,
        where.parameters,
      ),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
