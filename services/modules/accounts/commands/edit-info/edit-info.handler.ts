import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TokenExpired } from '../../../../platform/auth/auth-errors.js';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { profileEdited } from '../../events/accounts.events.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { OwnPassword, WrongPassword } from '../../security/own-password.js';
import { PasswordHasher } from '../../security/password-hasher.js';
import { PasswordSetter } from '../../security/password-setter.js';
import type { EditInfoRequest } from './edit-info.request.js';

/** Specification §8, to the letter. */
const REFUSED = 'Please check yor enteri';
/** So soon after a log-in the password has just been given. */
const FRESH_SECONDS = 15 * 60;

export class PasswordNeeded extends DomainError {
  constructor() {
    super('password_needed', REFUSED, { errors: { current_password: ['Please enter your current password'] } });
  }
}

@Injectable()
export class EditInfoHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly ownPassword: OwnPassword,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordSetter,
  ) {}

  /** The session the request came with stays; it is the only one. @throws PasswordNeeded, WrongPassword */
  async execute({ name, password, current_password }: EditInfoRequest, viewer: Viewer) {
    const proven = password ? await this.proveOwner(viewer, current_password ?? null) : null;
    const passwordHash = password ? await this.hasher.hash(password) : null;
    return this.transactions.run(null, async (transaction) => {
      const { manager } = transaction;
      const account = await this.accounts.lock(manager, viewer.userId);
      if (!account || account.deletedAt) throw new TokenExpired();
      if (proven !== null && proven !== account.passwordHash) throw new WrongPassword('current_password', REFUSED);
      if (name !== account.name) {
        await this.accounts.advance(manager, account, { name });
        const edited = profileEdited({ userId: account.id, username: account.username, name });
        await transaction.append(`user-${account.id}`, account.version, edited);
      }
      if (passwordHash) await this.passwords.set(transaction, account, passwordHash, 'profile');
      return { status: 1 as const, message: 'Changed successfully', user: { name } };
    });
  }

  /** @returns the hash of the password that was given, or null when the log-in itself was proof enough. */
  private async proveOwner({ userId, sessionId }: Viewer, password: string | null): Promise<string | null> {
    if (password) {
      return (await this.ownPassword.require(userId, password, 'current_password', REFUSED)).passwordHash;
    }
    if (!(await this.sessions.isYoung(this.dataSource.manager, sessionId, FRESH_SECONDS))) throw new PasswordNeeded();
    return null;
  }
}
