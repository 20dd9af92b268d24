import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { Sending } from './application/sending.ts';
import { SendDigestHandler } from './commands/send-digest/send-digest.handler.ts';
import { SpreadNewsHandler } from './commands/spread-news/spread-news.handler.ts';
import { TakeInNewsHandler } from './commands/take-in-news/take-in-news.handler.ts';
import { NewsDesk } from './jobs/news-desk.ts';
import { NotificationsCoreModule } from './notifications.core.module.ts';

/** Who tells members, without what makes it do so again and again. Needs the catalogue's files, and who follows what. */
@Module({
  imports: [ClockModule, NotificationsCoreModule],
  providers: [EventHistory, Sending, TakeInNewsHandler, SpreadNewsHandler, SendDigestHandler, NewsDesk],
  exports: [NewsDesk, NotificationsCoreModule],
})
export class NotificationsDeskModule {}
