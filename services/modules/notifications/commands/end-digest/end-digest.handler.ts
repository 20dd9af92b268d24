import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { NOTIFICATION_CHANGE_BY_USER } from '../../application/throttle-limits.ts';
import { readTicket } from '../../application/unsubscribe-link.ts';
import { notificationSettingsChanged } from '../../contract/notifications.events.ts';
import { ReaderRepository } from '../../persistence/reader.repository.ts';
import { EndDigest } from './end-digest.command.ts';
import { UnsubscribeLinkWrong } from './end-digest.errors.ts';

@CommandHandler(EndDigest)
export class EndDigestHandler implements ICommandHandler<EndDigest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: ReaderRepository,
    private readonly throttle: Throttle,
    private readonly keys: KeyRing,
  ) {}

  /** As often as one likes, and also of somebody who is gone: there are no mails then. @throws UnsubscribeLinkWrong, TooManyRequests */
  async execute({ ticket }: EndDigest): Promise<void> {
    const userId = readTicket(this.keys, ticket);
    if (userId === null) throw new UnsubscribeLinkWrong();
    await this.throttle.consume(NOTIFICATION_CHANGE_BY_USER, userId);
    const { transaction } = this.unitOfWork;
    if (!(await this.readers.getsDigest(transaction.manager, userId))) return;
    await transaction.hold(userId);
    const ended = await this.readers.endDigest(transaction.manager, userId);
    if (!ended) return;
    const { version, ...settings } = ended;
    await transaction.append(
      `notification-reader-${userId}`,
      version,
      notificationSettingsChanged({ userId, ...settings }),
    );
  }
}
