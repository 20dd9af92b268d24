import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Role } from '../../../platform/auth/access.decorator.js';
import { REGISTRATION_LIFETIME_SECONDS } from '../domain/verification-policy.js';
import { Account } from './account.entity.js';

export interface NewAccount {
  username: string;
  usernameFolded: string;
  name: string;
  email: string;
  emailFolded: string;
  phone: string | null;
  passwordHash: string;
  role: Role;
  planId: number;
  /** Dropped when there is no such account. */
  referrerId: number | null;
  verified: boolean;
}

/** What a command may change; username, address and number go only with the account. */
export type AccountChanges = Pick<
  Account,
  'verifiedAt' | 'name' | 'passwordHash' | 'avatar' | 'role' | 'suspendedAt' | 'suspensionReason'
>;

const ERASE = `
  update write.account
  set version = $2, username = $3, username_folded = $3, name = $4, email = '', email_folded = $3, phone = null,
    password_hash = '', avatar = null, suspended_at = null, suspension_reason = null, deleted_at = now()
  where id = $1`;

const INSERT = `
  insert into write.account
    (version, username, username_folded, name, email, email_folded, phone, password_hash, role, plan_id, referrer_id, verified_at)
  values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9,
    (select id from write.account where id = $10 and verified_at is not null and deleted_at is null), case when $11 then now() end)
  on conflict do nothing
  returning id, referrer_id as "referrerId"`;

// Whoever has ordered stays: the bank may still have their money.
const DELETE_LAPSED = `
  with lapsed as (
    delete from write.account
    where username_folded = $1 and verified_at is null
      and registered_at < now() - interval '${REGISTRATION_LIFETIME_SECONDS} seconds'
      and not exists (select from write.payment where user_id = account.id)
    returning id, version
  )
  select * from lapsed`;

@Injectable()
export class AccountRepository {
  /** @returns null when the username, or for a verified account the address, is taken. */
  async insert(manager: EntityManager, account: NewAccount): Promise<{ id: number; referrerId: number | null } | null> {
    const {
      username,
      usernameFolded,
      name,
      email,
      emailFolded,
      phone,
      passwordHash,
      role,
      planId,
      referrerId,
      verified,
    } = account;
    const rows: { id: number; referrerId: number | null }[] = await manager.query(INSERT, [
      ...[username, usernameFolded, name, email, emailFolded, phone, passwordHash],
      ...[role, planId, referrerId, verified],
    ]);
    return rows[0] ?? null;
  }

  /** Removes the registration that kept this username and was never verified. @returns its id and last version, if there was one. */
  async deleteLapsed(manager: EntityManager, usernameFolded: string): Promise<{ id: number; version: number } | null> {
    const rows: { id: number; version: number }[] = await manager.query(DELETE_LAPSED, [usernameFolded]);
    return rows[0] ?? null;
  }

  find(manager: EntityManager, id: number): Promise<Account | null> {
    return manager.findOneBy(Account, { id, deletedAt: IsNull() });
  }

  /** A deleted account is found, too: whoever changes one looks at `deletedAt`. */
  lock(manager: EntityManager, id: number): Promise<Account | null> {
    return manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Gives the locked account its next version, which its next event takes, and what else changes. */
  async advance(manager: EntityManager, account: Account, changes: Partial<AccountChanges> = {}): Promise<void> {
    Object.assign(account, changes, { version: account.version + 1 });
    await manager.update(Account, { id: account.id }, { ...changes, version: account.version });
  }

  /** Empties the locked account and gives it its next version. Its username and address are free for others. */
  async erase(manager: EntityManager, account: Account, name: string): Promise<void> {
    account.version += 1;
    // No username holds a dot: this one can never be registered.
    await manager.query(ERASE, [account.id, account.version, `deleted.${account.id}`, name]);
  }

  /** Whether a verified account has this address. */
  ownsEmail(manager: EntityManager, emailFolded: string): Promise<boolean> {
    return manager
      .createQueryBuilder(Account, 'account')
      .where('account.emailFolded = :emailFolded and account.verifiedAt is not null', { emailFolded })
      .getExists();
  }

  findByUsername(manager: EntityManager, usernameFolded: string): Promise<Account | null> {
    return manager.findOneBy(Account, { usernameFolded, deletedAt: IsNull() });
  }

  /** The account that has the address, and the newest of those that wait for their code with it. */
  async findByEmail(
    manager: EntityManager,
    emailFolded: string,
  ): Promise<{ owner: Account | null; waiting: Account | null }> {
    const query = (condition: string) =>
      manager
        .createQueryBuilder(Account, 'account')
        .where(`account.emailFolded = :emailFolded and account.verifiedAt is ${condition}`, { emailFolded })
        .orderBy('account.id', 'DESC')
        .limit(1)
        .getOne();
    return { owner: await query('not null'), waiting: await query('null') };
  }
}
