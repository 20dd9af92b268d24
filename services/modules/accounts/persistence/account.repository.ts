import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { AccountEvent } from '../contract/accounts.events.ts';
import { EmailInUse, EmailTaken } from '../domain/account.errors.ts';
import { foldIdentity } from '../domain/names/identity.ts';
import { usernameSkeleton } from '../domain/names/username-likeness.ts';
import { REGISTRATION_LIFETIME_SECONDS } from '../domain/verification-policy.ts';
import { Account } from './account.entity.ts';

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
  /** Persian where it is not known. */
  language?: Language | null;
}

/** What a command may change; the username goes only with the account. */
type AccountChanges = Pick<
  Account,
  | 'verifiedAt'
  | 'name'
  | 'email'
  | 'emailFolded'
  | 'phone'
  | 'language'
  | 'passwordHash'
  | 'avatar'
  | 'reviewedAvatar'
  | 'role'
  | 'roleVersion'
  | 'suspendedAt'
  | 'suspensionReason'
  | 'profileShows'
>;

/** A deleted account that is to be looked for in the log. */
interface DueErasure {
  id: number;
  /** How often that was done; 0 while the deletion itself has not come to its end. */
  erasures: number;
}

/** Accounts looked for in one pass through the log. */
const MAX_ERASURES = 500;

const ERASE = `
  update write.account
  set version = $2, username = $3, username_folded = $3, username_skeleton = null, name = $4, email = '', email_folded = $3, phone = null, language = 'fa',
    password_hash = '', avatar = null, reviewed_avatar = null, profile_shows = '{}', suspended_at = null, suspension_reason = null, deleted_at = now(), erasures = 1
  where id = $1`;

const INSERT = `
  insert into write.account
    (version, username, username_folded, name, email, email_folded, phone, password_hash, role, plan_id, referrer_id, verified_at,
      username_skeleton, language)
  values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9,
    (select id from write.account where id = $10 and verified_at is not null and deleted_at is null), case when $11 then now() end, $12, coalesce($13, 'fa'))
  on conflict do nothing
  returning id, referrer_id as "referrerId"`;

const HOLD = 'select id from write.account where id = any($1::int[]) and deleted_at is null order by id for key share';
// It fails where one of them is not held, since the commit may come right behind it.
const HOLD_ALL = `select 1 / (count(*) = cardinality($1::int[]))::int from (${HOLD}) held`;

/** An hour and a day after the deletion; one that its own transaction has not brought to an end at once. */
const DUE_ERASURES = `
  select id, erasures from write.account
  where deleted_at is not null and erasures < 3
    and deleted_at <= now() - case erasures when 0 then interval '0' when 1 then interval '1 hour' else interval '1 day' end
  order by deleted_at limit ${MAX_ERASURES} for no key update skip locked`;

const LAPSED = `account.verifiedAt is null and account.deletedAt is null
  and account.registeredAt < now() - interval '${REGISTRATION_LIFETIME_SECONDS} seconds'`;

/** Accounts. Methods without a transaction read outside of one. */
@Injectable()
export class AccountRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns null when the username or one that looks like it, or for a verified account the address, is taken. */
  async insert(manager: EntityManager, account: NewAccount): Promise<{ id: number; referrerId: number | null } | null> {
    const { username, usernameFolded, name, email, emailFolded, phone, passwordHash } = account;
    const { role, planId, referrerId, verified } = account;
    const facts = [username, usernameFolded, name, email, emailFolded, phone, passwordHash];
    const terms = [role, planId, referrerId, verified, usernameSkeleton(username), account.language ?? null];
    const rows: { id: number; referrerId: number | null }[] = await manager.query(INSERT, [...facts, ...terms]);
    return rows[0] ?? null;
  }

  /** The registration with this username (or one that looks like it) or id, if it was not verified in time, locked. */
  lockLapsed(
    manager: EntityManager,
    key: { usernameFolded: string } | { usernameSkeleton: string } | { id: number },
  ): Promise<Account | null> {
    return manager
      .createQueryBuilder(Account, 'account')
      .setLock('pessimistic_write')
      .where(LAPSED)
      .andWhere(key)
      .getOne();
  }

  /** Registrations that were not verified in time, in the order of their ids; outside of a transaction. */
  async lapsedAfter(id: number, max: number): Promise<number[]> {
    const lapsed = await this.dataSource.manager
      .createQueryBuilder(Account, 'account')
      .select('account.id')
      .where(LAPSED)
      .andWhere('account.id > :id', { id })
      .orderBy('account.id')
      .limit(max)
      .getMany();
    return lapsed.map((account) => account.id);
  }

  /** @returns deleted accounts that are to be looked for in the log again, locked. */
  lockDueErasures(manager: EntityManager): Promise<DueErasure[]> {
    return manager.query(DUE_ERASURES);
  }

  /** The workers go on at once with what the deletion itself has left in the log. */
  async leaveErasure(manager: EntityManager, id: number): Promise<void> {
    await manager.query('update write.account set erasures = 0 where id = $1', [id]);
  }

  async markErased(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await manager.query('update write.account set erasures = erasures + 1 where id = any($1::int[])', [ids]);
  }

  /** Outside of a transaction. @returns those of the avatars that somebody has. */
  async avatarsAmong(avatars: readonly string[]): Promise<string[]> {
    const sql = 'select avatar from write.account where avatar = any($1::text[])';
    const rows: { avatar: string }[] = await this.dataSource.query(sql, [avatars]);
    return rows.map(({ avatar }) => avatar);
  }

  find(id: number): Promise<Account | null> {
    return this.dataSource.manager.findOneBy(Account, { id, deletedAt: IsNull() });
  }

  findByUsername(usernameFolded: string, manager = this.dataSource.manager): Promise<Account | null> {
    return manager.findOneBy(Account, { usernameFolded, deletedAt: IsNull() });
  }

  /** Everybody who is not a mere viewer, suspended ones too. */
  staff(): Promise<Pick<Account, 'id' | 'username' | 'role' | 'passwordHash'>[]> {
    // As the index says it.
    return this.dataSource.manager
      .createQueryBuilder(Account, 'account')
      .where("account.role <> 'viewer' and account.deletedAt is null")
      .orderBy('account.id')
      .getMany();
  }

  /** The account that has the address, and the newest of those that wait for their code with it. */
  async findByEmail(
    emailFolded: string,
    manager: EntityManager = this.dataSource.manager,
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

  /** Whether a verified account has this address. */
  ownsEmail(manager: EntityManager, emailFolded: string): Promise<boolean> {
    return manager
      .createQueryBuilder(Account, 'account')
      .where('account.emailFolded = :emailFolded and account.verifiedAt is not null', { emailFolded })
      .getExists();
  }

  /** A deleted account is found, too: whoever changes one looks at `deletedAt`. */
  lock(manager: EntityManager, id: number): Promise<Account | null> {
    return manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Holds accounts that are not deleted until the transaction ends. Their other changes go on; a deletion, which locks the
   * row for update, waits.
   * @returns the ids of those that are held.
   */
  async hold(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(HOLD, [ids]);
    return rows.map(({ id }) => id);
  }

  /** The same as a statement that goes along with others, and fails where one of them is gone. @param ids each once. */
  holding(ids: readonly number[]): BundledStatement {
    return preparedStatement(HOLD_ALL, [`{${ids.join()}}`]);
  }

  /** Saves a locked account as its next version, with the event that says what happened. */
  async save(
    transaction: CommandTransaction,
    account: Account,
    event: AccountEvent,
    changes: Partial<AccountChanges> = {},
  ): Promise<void> {
    Object.assign(account, changes, { version: account.version + 1 });
    await transaction.manager.update(Account, { id: account.id }, { ...changes, version: account.version });
    await transaction.append(`user-${account.id}`, account.version, event);
  }

  /** Saves the locked account as verified. @throws EmailTaken when another one was verified with its address first. */
  async verify(transaction: CommandTransaction, account: Account, event: AccountEvent): Promise<void> {
    await this.save(transaction, account, event, { verifiedAt: new Date() }).catch((error) => {
      throw isUniqueViolation(error, 'account_email') ? new EmailTaken() : error;
    });
  }

  /** Gives the locked account the address that its owner has proven. @throws EmailInUse when another one has it by now. */
  async changeEmail(
    transaction: CommandTransaction,
    account: Account,
    event: AccountEvent,
    email: string,
  ): Promise<void> {
    const changes = { email, emailFolded: foldIdentity(email) };
    await this.save(transaction, account, event, changes).catch((error) => {
      throw isUniqueViolation(error, 'account_email') ? new EmailInUse() : error;
    });
  }

  /** Empties the locked account, with the event that says so. Its username and address are free for others. */
  async erase(transaction: CommandTransaction, account: Account, event: AccountEvent, name: string): Promise<void> {
    account.version += 1;
    // No username holds a dot: this one can never be registered.
    await transaction.manager.query(ERASE, [account.id, account.version, `deleted.${account.id}`, name]);
    await transaction.append(`user-${account.id}`, account.version, event);
  }
}
