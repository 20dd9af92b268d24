import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { NoPushMessages, WebPush } from './adapters/web-push.adapter.ts';
import { NotificationSettings } from './application/notification-settings.ts';
import { PushPort } from './contract/push.port.ts';
import { deliverDigests } from './jobs/deliver-digests.ts';
import { deliverPushes } from './jobs/deliver-pushes.ts';
import { NewsDesk } from './jobs/news-desk.ts';
import { NotificationsDeskModule } from './notifications.desk.module.ts';
import { NewsRepository } from './persistence/news.repository.ts';
import { PushSubscriptionRepository } from './persistence/push-subscription.repository.ts';

const EVERY_SECOND_MS = 1_000;
const EVERY_10_MINUTES_MS = 600_000;

/** Needs JobsModule, and of accounts who gets a mail. */
@Module({
  imports: [ScheduledJobsModule, NotificationsDeskModule],
  providers: [
    {
      provide: PushPort,
      inject: [NotificationSettings],
      useFactory: ({ push }: NotificationSettings) => (push ? new WebPush(push) : new NoPushMessages()),
    },
  ],
})
export class NotificationsWorkersModule {
  constructor(
    jobs: JobRegistry,
    scheduledJobs: ScheduledJobs,
    desk: NewsDesk,
    dataSource: DataSource,
    files: ReleaseFiles,
    pieces: PublishedPieces,
    recipients: Recipients,
    mail: MailPort,
    push: PushPort,
    news: NewsRepository,
    subscriptions: PushSubscriptionRepository,
    keys: KeyRing,
    { values }: Config,
  ) {
    const site = siteAddress(values);
    jobs.add(deliverDigests({ dataSource, news, files, pieces, recipients, mail, keys, site }));
    jobs.add(deliverPushes({ dataSource, files, pieces, subscriptions, push }));
    scheduledJobs.add('news', EVERY_SECOND_MS, () => desk.takeIn());
    scheduledJobs.add('news to followers', EVERY_SECOND_MS, () => desk.spread());
    scheduledJobs.add('notification mails', EVERY_10_MINUTES_MS, () => desk.mail());
  }
}
