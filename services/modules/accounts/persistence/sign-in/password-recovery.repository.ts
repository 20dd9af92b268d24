import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { RECOVERY_LIFETIME_SECONDS } from '../../domain/passwords/recovery-policy.ts';
import { PasswordRecovery } from './password-recovery.entity.ts';

// The worker may run a request twice; the second time it changes nothing and the first link stays good.
const ISSUE = `
  with issued as (
    insert into write.password_recovery (account_id, request_id, token_hash, expires_at)
    values ($1, $2, $3, now() + interval '${RECOVERY_LIFETIME_SECONDS} seconds')
    on conflict (account_id) do update
    set request_id = excluded.request_id, token_hash = excluded.token_hash, expires_at = excluded.expires_at
    where password_recovery.request_id <> excluded.request_id
    returning account_id
  )
  select account_id from issued`;

const TAKE = `
  with taken as (
    delete from write.password_recovery where token_hash = $1 and expires_at > now() returning account_id
  )
  select account_id from taken`;

@Injectable()
export class PasswordRecoveryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns false when this request has its link already. */
  async issue(manager: EntityManager, accountId: number, requestId: string, tokenHash: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(ISSUE, [accountId, requestId, tokenHash]);
    return rows.length > 0;
  }

  /** Uses the link up; of two at the same moment one gets it. */
  async take(manager: EntityManager, tokenHash: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(TAKE, [tokenHash]);
    return rows.length > 0;
  }

  /** Outside of a transaction. @returns whose link it is while it is good, or null. */
  async ownerOf(tokenHash: string): Promise<number | null> {
    const recovery = await this.dataSource.manager
      .createQueryBuilder(PasswordRecovery, 'recovery')
      .where('recovery.tokenHash = :tokenHash and recovery.expiresAt > now()', { tokenHash })
      .getOne();
    return recovery?.accountId ?? null;
  }

  async delete(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(PasswordRecovery, { accountId });
  }
}
