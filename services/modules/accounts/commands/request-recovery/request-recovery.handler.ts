import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { ISSUE_RECOVERY } from '../../application/account-jobs.ts';
import { RECOVERY_BY_ADDRESS, RECOVERY_BY_EMAIL } from '../../application/throttle-limits.ts';
import { recoveryRequested } from '../../contract/accounts.events.ts';
import { foldIdentity } from '../../domain/names/identity.ts';
import { RequestRecovery } from './request-recovery.command.ts';
import { WrongEmail } from './request-recovery.errors.ts';

const emailAddress = z.email().max(254);

@CommandHandler(RequestRecovery)
export class RequestRecoveryHandler implements ICommandHandler<RequestRecovery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongEmail, TooManyRequests */
  async execute(command: RequestRecovery): Promise<void> {
    const { sender, email } = command;
    await this.throttle.consumeAddress(RECOVERY_BY_ADDRESS, sender.address);
    const emailFolded = foldIdentity(email);
    if (!emailAddress.safeParse(emailFolded).success) throw new WrongEmail();
    await this.throttle.consume(RECOVERY_BY_EMAIL, emailFolded);
    await this.unitOfWork.run(command, async (transaction) => {
      const requestId = randomUUID();
      await transaction.append(`recovery-${requestId}`, 1, recoveryRequested({ requestId }));
      await enqueueJob(transaction, ISSUE_RECOVERY, { requestId, emailFolded });
    });
  }
}
