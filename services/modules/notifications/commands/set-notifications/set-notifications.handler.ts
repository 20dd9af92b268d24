import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { NOTIFICATION_CHANGE_BY_USER } from '../../application/throttle-limits.ts';
import { notificationSettingsChanged } from '../../contract/notifications.events.ts';
import { ReaderRepository } from '../../persistence/reader.repository.ts';
import { type KindSetting, SetNotifications } from './set-notifications.command.ts';

@CommandHandler(SetNotifications)
export class SetNotificationsHandler implements ICommandHandler<SetNotifications> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: ReaderRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyRequests */
  async execute({ sender, kinds, digest }: SetNotifications): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(NOTIFICATION_CHANGE_BY_USER, userId);
    // Its account is not deleted meanwhile: what is saved would stay.
    await transaction.hold(userId);
    const without = (way: 'site' | 'mail' | 'push') => namesOf(kinds.filter((setting) => !setting[way]));
    const settings = { muted: without('site'), unmailed: without('mail'), unpushed: without('push'), digest };
    const version = await this.readers.nextVersion(transaction.manager, userId);
    await this.readers.save(transaction.manager, userId, settings);
    const changed = notificationSettingsChanged({ userId, ...settings });
    await transaction.append(`notification-reader-${userId}`, version, changed);
  }
}

function namesOf(settings: readonly KindSetting[]): string[] {
  return [...new Set(settings.map(({ kind }) => kind))];
}
