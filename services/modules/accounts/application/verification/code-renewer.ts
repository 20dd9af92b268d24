import { Injectable } from '@nestjs/common';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { codeRenewed } from '../../contract/accounts.events.ts';
import { secondsToNextCode } from '../../domain/verification-policy.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { VerificationRepository } from '../../persistence/registration/verification.repository.ts';
import { MAIL_CODE } from '../account-jobs.ts';
import { CodeIssuer } from './code-issuer.ts';

/** Mails a further code to a registration, not more often than once a minute. */
@Injectable()
export class CodeRenewer {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly codes: CodeIssuer,
  ) {}

  /** @param account locked, not verified. @returns 0 when one was mailed, else the seconds until one may be. */
  async renew(transaction: CommandTransaction, account: Account): Promise<number> {
    const { manager } = transaction;
    const wait = secondsToNextCode(await this.verifications.secondsSinceIssue(manager, account.id));
    if (wait > 0) return wait;
    const code = await this.codes.issue(transaction, account.id);
    await this.accounts.save(transaction, account, codeRenewed({ userId: account.id }));
    // Whoever has the address was told when this registration came.
    if (await this.accounts.ownsEmail(manager, account.emailFolded)) return 0;
    await enqueueJob(transaction, MAIL_CODE, { to: account.email, code, language: account.language });
    return 0;
  }
}
