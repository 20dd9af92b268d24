import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SessionVerifier, type Viewer } from '../../../platform/auth/session-verifier.port.js';

const VIEWER = `
  select account.id as "userId", account.username, account.name, account.role, session.id as "sessionId"
  from write.session join write.account on account.id = session.account_id
  where session.id = $2 and session.account_id = $1 and session.ended_at is null and session.expires_at > now()
    and account.suspended_at is null and account.deleted_at is null`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Asks the write side: a superseded session fails on its very next request. */
@Injectable()
export class WriteSessions extends SessionVerifier {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  async verify(userId: number, sessionId: string): Promise<Viewer | null> {
    if (!Number.isSafeInteger(userId) || !UUID.test(sessionId)) return null;
    const rows: Viewer[] = await this.dataSource.query(VIEWER, [userId, sessionId]);
    return rows[0] ?? null;
  }
}
