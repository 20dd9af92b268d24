import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SessionNotHeardOf } from '#platform/auth/auth-errors.ts';
import { SessionVerifier } from '#platform/auth/sessions/session-verifier.port.ts';
import { owesTwoFactor } from '#platform/auth/two-factor-duty.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';

/** The projection that knows sessions. */
const PROJECTION = 'accounts';

const VIEWER = `
  select account.user_id as "userId", account.username, account.name, account.role, session.session_id as "sessionId",
    account.two_factor as "twoFactor"
  from read.session join read.account using (user_id)
  where session.session_id = $2 and session.user_id = $1 and session.expires_at > now()
    and account.suspended_at is null and account.deleted_at is null`;

/** Sessions that have ended stay there for a while. */
const HEARD_OF = 'select 1 as heard from read.session_history where session_id = $1';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Longest time that a request right after its log-in waits for the projection, in milliseconds. */
const MAX_WAIT_MS = 2_000;
const POLL_INTERVAL_MS = 50;
/** How far the read side may be behind before a session that it does not know is taken as over, in seconds. */
const MAX_LAG = 600;

/**
 * Asks the read side, for processes that have no write database. A session that is not there yet may be one that began a
 * moment ago: its request waits, and is told to try again when that takes too long. Only what is known to be over is refused
 * as over, since a refused token signs the reader out.
 */
@Injectable()
export class ReadSessions extends SessionVerifier {
  constructor(
    private readonly database: ReadDatabase,
    private readonly feed: ReadModelFeed,
    private readonly config: Config,
  ) {
    super();
  }

  async verify(
    userId: number,
    sessionId: string,
    issuedAt: number,
    after: readonly ReadPosition[],
  ): Promise<Viewer | null> {
    if (!Number.isSafeInteger(userId) || !UUID.test(sessionId)) return null;
    const viewer = await this.find(userId, sessionId);
    if (viewer && owesTwoFactor(this.config, viewer) && after.length > 0) {
      // It may be on since a moment ago, which nobody may be sent back for.
      await this.feed.reached([PROJECTION], after, MAX_WAIT_MS);
      return this.find(userId, sessionId);
    }
    if (viewer || Date.now() / 1_000 - issuedAt > MAX_LAG) return viewer;
    if (!(await this.hearOf(sessionId, after))) throw new SessionNotHeardOf();
    return this.find(userId, sessionId);
  }

  private async find(userId: number, sessionId: string): Promise<Viewer | null> {
    return (await this.database.row<Viewer & Record<string, unknown>>(VIEWER, [userId, sessionId])) ?? null;
  }

  /** Waits for the position that the request came with, or simply for the session. @returns whether it is known by then. */
  private async hearOf(sessionId: string, after: readonly ReadPosition[]): Promise<boolean> {
    if (await this.heardOf(sessionId)) return true;
    if (after.length > 0) {
      await this.feed.reached([PROJECTION], after, MAX_WAIT_MS);
      return this.heardOf(sessionId);
    }
    const end = performance.now() + MAX_WAIT_MS;
    while (performance.now() < end) {
      await pause(POLL_INTERVAL_MS);
      if (await this.heardOf(sessionId)) return true;
    }
    return false;
  }

  private async heardOf(sessionId: string): Promise<boolean> {
    return (await this.database.row(HEARD_OF, [sessionId])) !== undefined;
  }
}
