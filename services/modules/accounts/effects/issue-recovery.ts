import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import { enqueueEffect } from '../../../platform/jobs/effect-jobs.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { recoveryIssued } from '../events/accounts.events.js';
import { AccountRepository } from '../persistence/account.repository.js';
import { PasswordRecoveryRepository } from '../persistence/password-recovery.repository.js';
import { hashRecoveryToken, newRecoveryToken } from '../security/recovery-tokens.js';
import { ISSUE_RECOVERY, type IssueRecoveryPayload, issueRecoveryPayload, MAIL_RECOVERY } from './account-effects.js';

/** The second half of a recovery, out of sight of who asked: a link for the account that has the address, if one has. */
@Injectable()
export class RecoveryIssuer {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly config: Config,
  ) {}

  effect(): Effect {
    return defineEffect(ISSUE_RECOVERY, issueRecoveryPayload, (payload) => this.issue(payload));
  }

  private issue({ requestId, emailFolded }: IssueRecoveryPayload): Promise<void> {
    return this.transactions.run(null, async (transaction) => {
      const { manager } = transaction;
      const { owner } = await this.accounts.findByEmail(manager, emailFolded);
      const account = owner && (await this.accounts.lock(manager, owner.id));
      if (!account || account.deletedAt) return;
      const token = newRecoveryToken();
      const issued = await this.recoveries.issue(manager, account.id, requestId, hashRecoveryToken(token));
      if (!issued) return;
      await this.accounts.advance(manager, account);
      await transaction.append(`user-${account.id}`, account.version, recoveryIssued({ userId: account.id }));
      const { email: to, name, username } = account;
      await enqueueEffect(transaction, MAIL_RECOVERY, { to, name, username, link: this.link(token) });
    });
  }

  /** Never from the request's Host header: a forged one would send the token elsewhere. */
  private link(token: string): string {
    const { publicUrl, port } = this.config.values;
    return new URL(`/change-password/${token}`, publicUrl ?? `http://localhost:${port}`).href;
  }
}
