import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { NotificationSettings } from '../../application/notification-settings.ts';
import { NOTIFICATION_CHANGE_BY_USER } from '../../application/throttle-limits.ts';
import { NoPush, pushEndpoint } from '../../domain/push-endpoint.ts';
import { PushSubscriptionRepository } from '../../persistence/push-subscription.repository.ts';
import { SubscribePush } from './subscribe-push.command.ts';

@CommandHandler(SubscribePush)
export class SubscribePushHandler implements ICommandHandler<SubscribePush> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly settings: NotificationSettings,
    private readonly throttle: Throttle,
  ) {}

  /** @throws NoPush @throws UnknownPushService @throws TooManyRequests */
  async execute({ sender, endpoint, p256dh, auth, language }: SubscribePush): Promise<void> {
    const { transaction } = this.unitOfWork;
    await this.throttle.consume(NOTIFICATION_CHANGE_BY_USER, sender.actor.userId);
    if (!this.settings.push) throw new NoPush();
    // Its account is not deleted meanwhile: what is saved would stay.
    await transaction.hold(sender.actor.userId);
    const subscription = { endpoint: pushEndpoint(endpoint), p256dh, auth, language };
    await this.subscriptions.save(transaction.manager, sender.actor, subscription);
  }
}
