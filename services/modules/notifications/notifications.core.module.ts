import { Module } from '@nestjs/common';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { NotificationsSettingsModule } from './notifications.settings.module.ts';
import { NewsRepository } from './persistence/news.repository.ts';
import { PushSubscriptionRepository } from './persistence/push-subscription.repository.ts';
import { ReaderRepository } from './persistence/reader.repository.ts';

declarePersonalRows('write.notification_reader', 'user_id');
declarePersonalRows('write.notification_digest_line', 'user_id');
declarePersonalRows('write.push_subscription', 'user_id');

/** What the commands of members and the workers share. */
@Module({
  imports: [NotificationsSettingsModule],
  providers: [NewsRepository, ReaderRepository, PushSubscriptionRepository],
  exports: [NewsRepository, ReaderRepository, PushSubscriptionRepository, NotificationsSettingsModule],
})
export class NotificationsCoreModule {}
