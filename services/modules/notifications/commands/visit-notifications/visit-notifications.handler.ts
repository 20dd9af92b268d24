import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { NOTIFICATION_CHANGE_BY_USER } from '../../application/throttle-limits.ts';
import { notificationsVisited } from '../../contract/notifications.events.ts';
import { ReaderRepository } from '../../persistence/reader.repository.ts';
import { VisitNotifications } from './visit-notifications.command.ts';

@CommandHandler(VisitNotifications)
export class VisitNotificationsHandler implements ICommandHandler<VisitNotifications> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: ReaderRepository,
    private readonly history: EventHistory,
    private readonly throttle: Throttle,
  ) {}

  /** What is yet to be sent cannot have been seen, whatever position the request names. @throws TooManyRequests */
  async execute({ sender, notificationIds, upTo: named }: VisitNotifications): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(NOTIFICATION_CHANGE_BY_USER, userId);
    // Its account is not deleted meanwhile: what is saved would stay.
    await transaction.hold(userId);
    const version = await this.readers.nextVersion(transaction.manager, userId);
    const upTo = Math.min(named, await this.history.head(transaction.manager));
    const visited = notificationsVisited({ userId, notificationIds: [...notificationIds], upTo });
    await transaction.append(`notification-reader-${userId}`, version, visited);
    await this.readers.forgetLines(transaction.manager, userId, upTo > 0 ? undefined : notificationIds);
  }
}
