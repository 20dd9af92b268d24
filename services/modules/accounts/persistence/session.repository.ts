import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

const END = `
  with ended as (
    update write.session set ended_at = now()
    where account_id = $1 and ended_at is null and ($2::uuid is null or id = $2)
    returning id
  )
  select id from ended`;

@Injectable()
export class SessionRepository {
  /**
   * Ends the account's session; only that one when `sessionId` is given.
   * @returns the id of the session that ended, or null when there was none.
   */
  async end(manager: EntityManager, accountId: number, sessionId: string | null = null): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(END, [accountId, sessionId]);
    return rows[0]?.id ?? null;
  }

  /** Whether the session began within the last `seconds`. */
  async isYoung(manager: EntityManager, sessionId: string, seconds: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select id from write.session where id = $1 and started_at > now() - $2 * interval '1 second'`,
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  /** Sessions hold devices and addresses. */
  async forget(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(Session, { accountId });
  }

  async start(
    manager: EntityManager,
    session: Pick<Session, 'id' | 'accountId' | 'expiresAt' | 'device' | 'address'>,
  ): Promise<void> {
    await manager.insert(Session, session);
  }
}
