import { Injectable } from '@nestjs/common';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { decideCall } from '../../domain/verification-policy.js';
import { CALL_CODE, MAIL_CODE } from '../../effects/account-effects.js';
import { activationCallRequested } from '../../events/accounts.events.js';
import type { Account } from '../../persistence/account.entity.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { VerificationRepository } from '../../persistence/verification.repository.js';
import { CALL_BY_ADDRESS } from '../../security/account-limits.js';
import { CodeIssuer } from '../../security/code-issuer.js';
import { CallRefused, CallTooEarly } from './request-activation-call.errors.js';

const MESSAGES = {
  call: 'تا چند لحظهٔ دیگر با شما تماس می‌گیریم و کد را برایتان می‌خوانیم',
  mail: 'کد تازه‌ای به ایمیل شما فرستاده شد',
};

/** Specification §4: the code by telephone, once, from a minute after registration. Its messages are Persian (§8). */
@Injectable()
export class RequestActivationCallHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly codes: CodeIssuer,
    private readonly throttle: Throttle,
  ) {}

  execute(accountId: number) {
    this.throttle.takeAddress(CALL_BY_ADDRESS);
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, accountId);
      const state = account && (await this.verifications.callState(transaction.manager, accountId));
      if (!state) throw new CallRefused();
      const decision = decideCall({ ...state, phone: account.phone });
      if (decision === 'used') throw new CallRefused();
      if (decision === 'too_early') throw new CallTooEarly();
      await this.deliver(transaction, account, decision);
      return { status: 1 as const, message: MESSAGES[decision] };
    });
  }

  /** What is kept of the first code cannot be read aloud, so there is a new one. */
  private async deliver(transaction: CommandTransaction, account: Account, way: 'call' | 'mail'): Promise<void> {
    const { manager } = transaction;
    const code = await this.codes.issue(transaction, account.id);
    await this.verifications.markCalled(manager, account.id);
    await this.accounts.advance(manager, account);
    await transaction.append(`user-${account.id}`, account.version, activationCallRequested({ userId: account.id }));
    // An address that has an account must not be verified a second time, not even by telephone.
    if (await this.accounts.ownsEmail(manager, account.emailFolded)) return;
    const payload = { to: account.email, name: account.name, username: account.username, code };
    if (way === 'call') await enqueueEffect(transaction, CALL_CODE, { ...payload, phone: account.phone });
    else await enqueueEffect(transaction, MAIL_CODE, payload);
  }
}
