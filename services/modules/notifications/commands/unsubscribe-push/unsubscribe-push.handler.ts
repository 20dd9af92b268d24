import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PushSubscriptionRepository } from '../../persistence/push-subscription.repository.ts';
import { UnsubscribePush } from './unsubscribe-push.command.ts';

@CommandHandler(UnsubscribePush)
export class UnsubscribePushHandler implements ICommandHandler<UnsubscribePush> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscriptions: PushSubscriptionRepository,
  ) {}

  async execute({ sender, endpoint }: UnsubscribePush): Promise<void> {
    await this.subscriptions.remove(this.unitOfWork.transaction.manager, sender.actor.userId, endpoint);
  }
}
