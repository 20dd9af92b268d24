import { Global, Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { NotificationSettings } from './application/notification-settings.ts';
import { LatestNotifications } from './contract/latest-notifications.port.ts';
import { NotificationsSettingsModule } from './notifications.settings.module.ts';
import { FollowCountController } from './queries/follow-count/follow-count.controller.ts';
import { LiveCounts } from './queries/follow-count/live-counts.ts';
import { GetNewNotificationsController } from './queries/get-new-notifications/get-new-notifications.controller.ts';
import { GetNewNotificationsHandler } from './queries/get-new-notifications/get-new-notifications.handler.ts';
import { GetNotificationSettingsController } from './queries/get-notification-settings/get-notification-settings.controller.ts';
import { GetNotificationSettingsHandler } from './queries/get-notification-settings/get-notification-settings.handler.ts';
import { ListNotificationsController } from './queries/list-notifications/list-notifications.controller.ts';
import { ListNotificationsHandler } from './queries/list-notifications/list-notifications.handler.ts';
import { NotificationReader } from './queries/notification.reader.ts';
import { ProjectedLatestNotifications } from './queries/projected-latest-notifications.ts';
import { PushKey } from './queries/push-key.ts';

/** Needs the cards of titles and people, and the feed of the read models. */
@Global()
@Module({
  imports: [PersonalDataModule, NotificationsSettingsModule],
  controllers: [
    GetNewNotificationsController,
    ListNotificationsController,
    GetNotificationSettingsController,
    FollowCountController,
  ],
  providers: [
    NotificationReader,
    LiveCounts,
    GetNewNotificationsHandler,
    ListNotificationsHandler,
    GetNotificationSettingsHandler,
    { provide: LatestNotifications, useClass: ProjectedLatestNotifications },
    {
      provide: PushKey,
      inject: [NotificationSettings],
      useFactory: ({ push }: NotificationSettings) => new PushKey(push?.publicKey ?? null),
    },
  ],
  exports: [LatestNotifications],
})
export class NotificationsReadModule {
  constructor(personalData: PersonalDataRegistry) {
    personalData.add(
      {
        name: 'notifications',
        sql: `select id, kind, facts, happened_at, n.visited or position <= coalesce((
                select visited_up_to from read.notification_reader r where r.user_id = n.user_id), 0) as visited
              from read.notification n where user_id = $1 order by id desc`,
      },
      {
        name: 'notification_settings',
        sql: 'select muted, unmailed, unpushed, digest from read.notification_reader where user_id = $1',
      },
    );
  }
}
