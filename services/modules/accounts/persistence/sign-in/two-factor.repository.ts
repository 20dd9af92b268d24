import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { TwoFactor } from './two-factor.entity.ts';

// The condition and the change are one statement: of two log-ins with the same code one gets through.
const TAKE_STEP = `
  with taken as (
    update write.two_factor set last_step = $2 where account_id = $1 and last_step < $2 returning account_id
  )
  select account_id from taken`;

const TAKE_RECOVERY_CODE = `
  with taken as (
    update write.two_factor set recovery_codes = array_remove(recovery_codes, $2)
    where account_id = $1 and $2 = any(recovery_codes)
    returning cardinality(recovery_codes) as "left"
  )
  select "left" from taken`;

// One that is in force stays: it has to be switched off first.
const ENROL = `
  with enrolled as (
    insert into write.two_factor (account_id, sealed_secret) values ($1, $2)
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where two_factor.confirmed_at is null
    returning account_id
  )
  select account_id from enrolled`;

// Without a dot it was sealed before there were keys; split_part is the whole of it then, which is no key's id.
const SEALED_OTHERWISE = `
  select account_id as "accountId", sealed_secret as "sealedSecret" from write.two_factor
  where split_part(sealed_secret, '.', 1) <> $1 and account_id > $2
  order by account_id limit $3 for update`;

const KEYS = `
  select case when position('.' in sealed_secret) > 0 then split_part(sealed_secret, '.', 1) end as "key",
    count(*)::int as count, min(account_id) as "accountId",
    (array_agg(sealed_secret order by account_id))[1] as "sealedSecret"
  from write.two_factor group by 1`;

export interface SealedSecret {
  accountId: number;
  sealedSecret: string;
}

@Injectable()
export class TwoFactorRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  find(manager: EntityManager, accountId: number): Promise<TwoFactor | null> {
    return manager.findOneBy(TwoFactor, { accountId });
  }

  /** Outside of a transaction. */
  current(accountId: number): Promise<TwoFactor | null> {
    return this.find(this.dataSource.manager, accountId);
  }

  /** @returns false when two-factor is on already. */
  async enrol(manager: EntityManager, accountId: number, sealedSecret: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(ENROL, [accountId, sealedSecret]);
    return rows.length > 0;
  }

  async confirm(manager: EntityManager, accountId: number, recoveryCodes: string[]): Promise<void> {
    await manager.update(TwoFactor, { accountId }, { confirmedAt: () => 'now()', recoveryCodes });
  }

  /** Uses up a 30-second step. @returns false when a code of that step, or of a later one, was used before. */
  async takeStep(manager: EntityManager, accountId: number, step: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(TAKE_STEP, [accountId, step]);
    return rows.length > 0;
  }

  /** Uses up a recovery code. @returns how many are left, or null when it was none of them. */
  async takeRecoveryCode(manager: EntityManager, accountId: number, codeHash: string): Promise<number | null> {
    const rows: { left: number }[] = await manager.query(TAKE_RECOVERY_CODE, [accountId, codeHash]);
    return rows[0]?.left ?? null;
  }

  /** Locks and returns what another key than `newest` has sealed, of accounts after `afterId`. */
  sealedOtherwise(manager: EntityManager, newest: string, afterId: number, max: number): Promise<SealedSecret[]> {
    return manager.query(SEALED_OTHERWISE, [newest, afterId, max]);
  }

  async reseal(manager: EntityManager, { accountId, sealedSecret }: SealedSecret): Promise<void> {
    await manager.update(TwoFactor, { accountId }, { sealedSecret });
  }

  /** How many secrets each key has sealed, with one of them; null stands for what was sealed before there were keys. */
  sealedByKey(): Promise<(SealedSecret & { key: string | null; count: number })[]> {
    return this.dataSource.query(KEYS);
  }

  async delete(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(TwoFactor, { accountId });
  }
}
