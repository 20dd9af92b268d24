import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Batcher } from '#platform/database/batcher.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { Session } from './session.entity.ts';

const END = `
  with ended as (
    update write.session set ended_at = now()
    where account_id = $1 and ended_at is null and ($2::uuid is null or id = $2)
    returning id
  )
  select id from ended`;

const VIEWERS = `
  select wanted.n::int, account.id as "userId", account.username, account.name, account.role, session.id as "sessionId",
    two_factor.confirmed_at is not null as "twoFactor"
  from unnest($1::bigint[], $2::uuid[]) with ordinality as wanted(account_id, session_id, n)
    join write.session on session.id = wanted.session_id and session.account_id = wanted.account_id
    join write.account on account.id = session.account_id
    left join write.two_factor on two_factor.account_id = account.id
  where session.ended_at is null and session.expires_at > now()
    and account.suspended_at is null and account.deleted_at is null`;

interface Asked {
  accountId: number;
  sessionId: string;
}

@Injectable()
export class SessionRepository {
  /** Every request of somebody signed in asks. */
  private readonly viewers = new Batcher((asked: readonly Asked[]) => this.findViewers(asked));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Ends the account's session; only that one when `sessionId` is given.
   * @returns the id of the session that ended, or null when there was none.
   */
  async end(manager: EntityManager, accountId: number, sessionId: string | null = null): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(END, [accountId, sessionId]);
    return rows[0]?.id ?? null;
  }

  /** Outside of a transaction. @returns whom the session lets in, or null when it is over. */
  findViewer(accountId: number, sessionId: string): Promise<Viewer | null> {
    return this.viewers.ask({ accountId, sessionId });
  }

  /** Outside of a transaction. @returns whether the session began within the last `seconds`. */
  async isYoung(sessionId: string, seconds: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `select id from write.session where id = $1 and started_at > now() - $2 * interval '1 second'`,
      [sessionId, seconds],
    );
    return rows.length > 0;
  }

  /** All of the account's: sessions hold devices and addresses. */
  async deleteAll(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(Session, { accountId });
  }

  async insert(
    manager: EntityManager,
    session: Pick<Session, 'id' | 'accountId' | 'expiresAt' | 'device' | 'address'>,
  ): Promise<void> {
    await manager.insert(Session, session);
  }

  private async findViewers(asked: readonly Asked[]): Promise<(Viewer | null)[]> {
    const ids = [asked.map(({ accountId }) => accountId), asked.map(({ sessionId }) => sessionId)];
    const rows: (Viewer & { n: number })[] = await this.dataSource.query(VIEWERS, ids);
    const found = new Map(rows.map(({ n, ...viewer }) => [n, viewer]));
    return asked.map((_, index) => found.get(index + 1) ?? null);
  }
}
