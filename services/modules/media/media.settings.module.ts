import { Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { MediaSettings } from './application/media-settings.ts';

@Module({
  providers: [
    {
      provide: MediaSettings,
      inject: [Config],
      useFactory: ({ environment }: Config) => MediaSettings.fromEnvironment(environment),
    },
  ],
  exports: [MediaSettings],
})
export class MediaSettingsModule {}
