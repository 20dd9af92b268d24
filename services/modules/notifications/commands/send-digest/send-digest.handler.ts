import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type DigestPayload, MAIL_DIGEST } from '../../application/notification-jobs.ts';
import { digestSent } from '../../contract/notifications.events.ts';
import { ReaderRepository } from '../../persistence/reader.repository.ts';
import { SendDigest } from './send-digest.command.ts';

@CommandHandler(SendDigest)
export class SendDigestHandler implements ICommandHandler<SendDigest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: ReaderRepository,
  ) {}

  /** Once when it is due, however many workers look; nothing new is no mail. */
  async execute(): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const userId = await this.readers.claimDue(transaction.manager);
    if (userId === null) return false;
    const notificationIds = await this.readers.takeLines(transaction.manager, userId);
    if (notificationIds.length === 0) return true;
    const payload: DigestPayload = { userId, notificationIds };
    const version = await this.readers.nextVersion(transaction.manager, userId);
    await transaction.append(`notification-reader-${userId}`, version, digestSent(payload));
    await enqueueJob(transaction, MAIL_DIGEST, payload);
    return true;
  }
}
