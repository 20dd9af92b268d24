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

  async start(manager: EntityManager, session: Pick<Session, 'id' | 'accountId' | 'expiresAt'>): Promise<void> {
    await manager.insert(Session, session);
  }
}
