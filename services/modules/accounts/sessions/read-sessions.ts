import { Injectable } from '@nestjs/common';
import { SessionVerifier, type Viewer } from '../../../platform/auth/session-verifier.port.js';
import { ReadDatabase } from '../../../platform/database/read-database.js';

const VIEWER = `
  select account.user_id as "userId", account.username, account.name, account.role, session.session_id as "sessionId"
  from read.session join read.account using (user_id)
  where session.session_id = $2 and session.user_id = $1 and session.expires_at > now()`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Asks the read side, for processes that have no write database: as fresh as the projection is. */
@Injectable()
export class ReadSessions extends SessionVerifier {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async verify(userId: number, sessionId: string): Promise<Viewer | null> {
    if (!Number.isSafeInteger(userId) || !UUID.test(sessionId)) return null;
    return (await this.database.row<Viewer & Record<string, unknown>>(VIEWER, [userId, sessionId])) ?? null;
  }
}
