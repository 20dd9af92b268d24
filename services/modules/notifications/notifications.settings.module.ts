import { Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { NotificationSettings } from './application/notification-settings.ts';

@Module({
  providers: [
    {
      provide: NotificationSettings,
      inject: [Config],
      useFactory: ({ environment }: Config) => NotificationSettings.fromEnvironment(environment),
    },
  ],
  exports: [NotificationSettings],
})
export class NotificationsSettingsModule {}
