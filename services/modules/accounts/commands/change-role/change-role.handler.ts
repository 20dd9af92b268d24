import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { roleChanged } from '../../events/accounts.events.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { OwnAccount, UnknownAccount } from '../suspend/suspend.errors.js';
import type { ChangeRoleRequest } from './change-role.request.js';

export class SameRole extends DomainError {
  constructor() {
    super('same_role', 'The user has this role already');
  }
}

export class WaitingAccount extends DomainError {
  constructor() {
    super('waiting_account', 'This account is not verified yet');
  }
}

@Injectable()
export class ChangeRoleHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
  ) {}

  /** Nobody changes their own role, so there is always an admin left. @throws OwnAccount, UnknownAccount, WaitingAccount, SameRole */
  execute({ user_id: userId, role, reason }: ChangeRoleRequest, admin: Viewer) {
    if (userId === admin.userId) throw new OwnAccount();
    return this.transactions.run({ userId, role }, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, userId);
      if (!account || account.deletedAt) throw new UnknownAccount();
      if (!account.verifiedAt) throw new WaitingAccount();
      if (account.role === role) throw new SameRole();
      await this.accounts.advance(transaction.manager, account, { role });
      const changed = roleChanged({ userId, role, reason: reason ?? null });
      await transaction.append(`user-${userId}`, account.version, changed);
      return { status: 1 as const, message: 'The role was changed' };
    });
  }
}
