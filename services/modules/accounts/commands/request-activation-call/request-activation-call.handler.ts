import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { CALL_CODE, MAIL_CODE } from '../../application/account-jobs.ts';
import { CALL_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { CodeIssuer } from '../../application/verification/code-issuer.ts';
import { activationCallRequested } from '../../contract/accounts.events.ts';
import { decideCall } from '../../domain/verification-policy.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { VerificationRepository } from '../../persistence/registration/verification.repository.ts';
import { RequestActivationCall, type RequestActivationCallResult } from './request-activation-call.command.ts';
import { CallRefused, CallTooEarly } from './request-activation-call.errors.ts';

@CommandHandler(RequestActivationCall)
export class RequestActivationCallHandler implements ICommandHandler<RequestActivationCall> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly codes: CodeIssuer,
    private readonly throttle: Throttle,
  ) {}

  /** @throws CallRefused, CallTooEarly, TooManyRequests */
  async execute(command: RequestActivationCall): Promise<RequestActivationCallResult> {
    const { sender, handle } = command;
    await this.throttle.consumeAddress(CALL_BY_ADDRESS, sender.address);
    const accountId = await this.handles.find(handle);
    if (accountId === null) throw new CallRefused();
    return this.unitOfWork.run(command, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, accountId);
      const state = account && (await this.verifications.callState(transaction.manager, accountId));
      if (!state) throw new CallRefused();
      const way = decideCall({ ...state, phone: account.phone });
      if (way === 'used') throw new CallRefused();
      if (way === 'too_early') throw new CallTooEarly();
      await this.deliver(transaction, account, way);
      return { way };
    });
  }

  /** What is kept of the first code cannot be read aloud, so there is a new one beside it. */
  private async deliver(transaction: CommandTransaction, account: Account, way: 'call' | 'mail'): Promise<void> {
    const { manager } = transaction;
    const code = await this.codes.issue(transaction, account.id);
    await this.verifications.markCalled(manager, account.id);
    await this.accounts.save(transaction, account, activationCallRequested({ userId: account.id }));
    // An address that has an account must not be verified a second time, not even by telephone.
    if (await this.accounts.ownsEmail(manager, account.emailFolded)) return;
    const payload = { to: account.email, code, language: account.language };
    if (way === 'call') await enqueueJob(transaction, CALL_CODE, { ...payload, phone: account.phone });
    else await enqueueJob(transaction, MAIL_CODE, payload);
  }
}
