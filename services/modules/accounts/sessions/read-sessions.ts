import { Injectable } from '@nestjs/common';
import { SessionVerifier, type Viewer } from '../../../platform/auth/session-verifier.port.js';
import { ReadDatabase } from '../../../platform/database/read-database.js';
import { currentContext } from '../../../platform/http/request-context.js';
import { ReadModelFeed } from '../../../platform/messaging/feed/read-model-feed.js';
import { accountsProjection } from '../projections/accounts.projection.js';

const VIEWER = `
  select account.user_id as "userId", account.username, account.name, account.role, session.session_id as "sessionId"
  from read.session join read.account using (user_id)
  where session.session_id = $2 and session.user_id = $1 and session.expires_at > now()
    and account.suspended_at is null and account.deleted_at is null`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Longest time that a request right after its log-in waits for the projection, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Asks the read side, for processes that have no write database. A session that is not there yet may be one that began a
 * moment ago: a request that comes with the position of its log-in waits for it.
 */
@Injectable()
export class ReadSessions extends SessionVerifier {
  constructor(
    private readonly database: ReadDatabase,
    private readonly feed: ReadModelFeed,
  ) {
    super();
  }

  async verify(userId: number, sessionId: string): Promise<Viewer | null> {
    if (!Number.isSafeInteger(userId) || !UUID.test(sessionId)) return null;
    const viewer = await this.find(userId, sessionId);
    const after = currentContext()?.after ?? [];
    if (viewer || after.length === 0) return viewer;
    await this.feed.reached([accountsProjection.name], after, LONGEST_WAIT_MS);
    return this.find(userId, sessionId);
  }

  private async find(userId: number, sessionId: string): Promise<Viewer | null> {
    return (await this.database.row<Viewer & Record<string, unknown>>(VIEWER, [userId, sessionId])) ?? null;
  }
}
