import { Module } from '@nestjs/common';
import { MediaSettings } from './application/media-settings.ts';
import { MediaSettingsModule } from './media.settings.module.ts';
import { InboxSettings } from './queries/list-inbox/inbox-settings.ts';
import { ListInboxController } from './queries/list-inbox/list-inbox.controller.ts';
import { ListInboxHandler } from './queries/list-inbox/list-inbox.handler.ts';

/** What the console reads of films, beside their pictures, which a process of its own serves. */
@Module({
  imports: [MediaSettingsModule],
  controllers: [ListInboxController],
  providers: [
    {
      provide: InboxSettings,
      inject: [MediaSettings],
      useFactory: ({ inbox, uploadBytes }: MediaSettings) => new InboxSettings(inbox, uploadBytes),
    },
    ListInboxHandler,
  ],
})
export class MediaConsoleModule {}
