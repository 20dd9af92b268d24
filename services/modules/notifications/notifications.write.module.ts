import { Module } from '@nestjs/common';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { EndDigestController } from './commands/end-digest/end-digest.controller.ts';
import { EndDigestHandler } from './commands/end-digest/end-digest.handler.ts';
import { SetNotificationsController } from './commands/set-notifications/set-notifications.controller.ts';
import { SetNotificationsHandler } from './commands/set-notifications/set-notifications.handler.ts';
import { SubscribePushController } from './commands/subscribe-push/subscribe-push.controller.ts';
import { SubscribePushHandler } from './commands/subscribe-push/subscribe-push.handler.ts';
import { UnsubscribePushController } from './commands/unsubscribe-push/unsubscribe-push.controller.ts';
import { UnsubscribePushHandler } from './commands/unsubscribe-push/unsubscribe-push.handler.ts';
import { VisitNotificationsController } from './commands/visit-notifications/visit-notifications.controller.ts';
import { VisitNotificationsHandler } from './commands/visit-notifications/visit-notifications.handler.ts';
import { NotificationsCoreModule } from './notifications.core.module.ts';

/** Needs throttling. */
@Module({
  imports: [NotificationsCoreModule],
  controllers: [
    VisitNotificationsController,
    SetNotificationsController,
    SubscribePushController,
    UnsubscribePushController,
    EndDigestController,
  ],
  providers: [
    EventHistory,
    VisitNotificationsHandler,
    SetNotificationsHandler,
    SubscribePushHandler,
    UnsubscribePushHandler,
    EndDigestHandler,
  ],
})
export class NotificationsWriteModule {}
