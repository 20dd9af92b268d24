import { Module } from '@nestjs/common';
import { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { AnnounceExpiryHandler } from './commands/announce-expiry/announce-expiry.handler.ts';
import { deliverNotices } from './jobs/deliver-notices.ts';
import { ExpiryWatch } from './jobs/expiry-watch.ts';
import { MembershipCoreModule } from './membership.core.module.ts';

/** Needs JobsModule, and of accounts who gets a mail. */
@Module({ imports: [ScheduledJobsModule, MembershipCoreModule], providers: [AnnounceExpiryHandler, ExpiryWatch] })
export class MembershipWorkersModule {
  constructor(
    jobs: JobRegistry,
    scheduledJobs: ScheduledJobs,
    mail: MailPort,
    recipients: Recipients,
    watch: ExpiryWatch,
    { values }: Config,
  ) {
    jobs.add(deliverNotices(mail, recipients, siteAddress(values)));
    scheduledJobs.add('membership expiry', HOUR_MS, () => watch.announceDue());
  }
}
