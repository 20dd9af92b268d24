import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { ranksAbove } from '../../domain/staff-rank.js';
import { userSuspended, userUnsuspended } from '../../events/accounts.events.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { SessionCloser } from '../../sessions/session-closer.js';
import { AlreadySuspended, HigherRole, NotSuspended, OwnAccount, UnknownAccount } from './suspend.errors.js';

/** Keeps a user out, and lets them in again; whoever is kept out learns why at the next log-in. */
@Injectable()
export class SuspendHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionCloser,
  ) {}

  /** @throws UnknownAccount, OwnAccount, HigherRole, AlreadySuspended */
  suspend(userId: number, reason: string, staff: Viewer) {
    return this.transactions.run({ userId }, async (transaction) => {
      const account = await this.lock(transaction, userId, staff);
      if (account.suspendedAt) throw new AlreadySuspended();
      await this.sessions.close(transaction, account, 'suspended');
      const changes = { suspendedAt: new Date(), suspensionReason: reason };
      await this.accounts.advance(transaction.manager, account, changes);
      await transaction.append(`user-${userId}`, account.version, userSuspended({ userId, reason }));
      return { status: 1 as const, message: 'The account is suspended' };
    });
  }

  /** @throws UnknownAccount, OwnAccount, HigherRole, NotSuspended */
  unsuspend(userId: number, reason: string, staff: Viewer) {
    return this.transactions.run({ userId }, async (transaction) => {
      const account = await this.lock(transaction, userId, staff);
      if (!account.suspendedAt) throw new NotSuspended();
      const changes = { suspendedAt: null, suspensionReason: null };
      await this.accounts.advance(transaction.manager, account, changes);
      await transaction.append(`user-${userId}`, account.version, userUnsuspended({ userId, reason }));
      return { status: 1 as const, message: 'The account is active again' };
    });
  }

  private async lock(transaction: CommandTransaction, userId: number, staff: Viewer): Promise<Account> {
    const account = await this.accounts.lock(transaction.manager, userId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    if (userId === staff.userId) throw new OwnAccount();
    if (!ranksAbove(staff.role, account.role)) throw new HigherRole();
    return account;
  }
}
