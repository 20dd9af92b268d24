import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { ListSessions } from './list-sessions.query.ts';
import type { AccountSession } from './list-sessions.schema.ts';

const SESSIONS = `
  select session_id as id, device, kind, address, started_at, expires_at,
    coalesce(ended_at, case when expires_at < now() then expires_at end) as ended_at,
    coalesce(ended_by, case when expires_at < now() then 'expired' end) as ended_by,
    session_id = $2 as current
  from read.session_history where user_id = $1 order by started_at desc, session_id`;

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(private readonly database: ReadDatabase) {}

  execute({ viewer }: ListSessions): Promise<AccountSession[]> {
    return this.database.rows<AccountSession>(SESSIONS, [viewer.userId, viewer.sessionId]);
  }
}
