import { Injectable } from '@nestjs/common';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { RENEW_AFTER_SECONDS } from '../../domain/verification-policy.js';
import { MAIL_CODE } from '../../effects/account-effects.js';
import { codeRenewed } from '../../events/accounts.events.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { VerificationRepository } from '../../persistence/verification.repository.js';
import { CodeIssuer } from '../../security/code-issuer.js';

/** Mails a fresh code to somebody who knows the password but has not been verified; not more often than once a minute. */
@Injectable()
export class CodeRenewer {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly codes: CodeIssuer,
  ) {}

  renew(accountId: number): Promise<void> {
    return this.transactions.run(null, async (transaction) => {
      const { manager } = transaction;
      const account = await this.accounts.lock(manager, accountId);
      if (!account || account.verifiedAt) return;
      if ((await this.verifications.secondsSinceIssue(manager, accountId)) < RENEW_AFTER_SECONDS) return;
      const code = await this.codes.issue(transaction, accountId);
      await this.accounts.advance(manager, account);
      await transaction.append(`user-${accountId}`, account.version, codeRenewed({ userId: accountId }));
      // Whoever has the address was told when this registration came.
      if (await this.accounts.ownsEmail(manager, account.emailFolded)) return;
      const { email, name, username } = account;
      await enqueueEffect(transaction, MAIL_CODE, { to: email, name, username, code });
    });
  }
}
