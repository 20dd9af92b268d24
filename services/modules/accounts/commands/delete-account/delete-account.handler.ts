import { Injectable } from '@nestjs/common';
import { TokenExpired } from '../../../../platform/auth/auth-errors.js';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { erasePersonalFields } from '../../../../platform/messaging/outbox/erase-personal-fields.js';
import { ERASE_AVATAR } from '../../effects/account-effects.js';
import { DELETED_USER, userDeleted } from '../../events/accounts.events.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { PasswordRecoveryRepository } from '../../persistence/password-recovery.repository.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { TwoFactorRepository } from '../../persistence/two-factor.repository.js';
import { OwnPassword } from '../../security/own-password.js';
import { SecondStep } from '../../security/second-step.js';
import { SessionCloser } from '../../sessions/session-closer.js';

export class StaffAccount extends DomainError {
  constructor() {
    super('staff_account', 'Staff accounts cannot be deleted; an administrator has to take the role first');
  }
}

/**
 * Deletes an account as far as a person is in it (ADR 0018): the row becomes an empty shell that comments and payments still
 * refer to, and what is personal is taken out of its events in the log, which keep their places.
 */
@Injectable()
export class DeleteAccountHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly closer: SessionCloser,
    private readonly sessions: SessionRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly twoFactors: TwoFactorRepository,
    private readonly ownPassword: OwnPassword,
    private readonly secondStep: SecondStep,
  ) {}

  /** @throws WrongPassword, StaffAccount, SecondStepRequired, WrongSecondStep */
  async execute({ userId }: Viewer, password: string, code: string | null) {
    await this.ownPassword.require(userId, password);
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, userId);
      if (!account || account.deletedAt) throw new TokenExpired();
      if (account.role !== 'viewer') throw new StaffAccount();
      await this.secondStep.require(transaction, account, code, 'code');
      await this.erase(transaction, account);
      return { status: 1 as const, message: 'Your account is deleted' };
    });
  }

  private async erase(transaction: CommandTransaction, account: Account): Promise<void> {
    const { manager } = transaction;
    const { id: userId, avatar } = account;
    await this.closer.close(transaction, account, 'deleted');
    await this.sessions.forget(manager, userId);
    await this.recoveries.remove(manager, userId);
    await this.twoFactors.remove(manager, userId);
    await this.accounts.erase(manager, account, DELETED_USER.name);
    await transaction.append(`user-${userId}`, account.version, userDeleted({ userId }));
    await erasePersonalFields(manager, userId);
    if (avatar) await enqueueEffect(transaction, ERASE_AVATAR, { avatar });
  }
}
