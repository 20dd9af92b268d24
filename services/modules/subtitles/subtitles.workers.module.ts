import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { JobRegistry } from '#platform/jobs/job.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { MailPort } from '#platform/mail/mail.port.ts';
import { SubtitleSettings } from './application/subtitle-settings.ts';
import { RemoveRefusedOriginalHandler } from './commands/remove-refused-original/remove-refused-original.handler.ts';
import { deliverDecisions } from './jobs/deliver-decisions.ts';
import { RefusedOriginals } from './jobs/refused-originals.ts';
import { SubmittedSubtitleEntity } from './persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from './persistence/submitted-subtitle.repository.ts';

const HOUR_MS = 3_600_000;

/** Needs JobsModule, a storage, and of accounts who gets a mail. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([SubmittedSubtitleEntity]), ScheduledJobsModule],
  providers: [
    {
      provide: SubtitleSettings,
      inject: [Config],
      useFactory: ({ environment }: Config) => SubtitleSettings.fromEnvironment(environment),
    },
    SubmittedSubtitleRepository,
    RemoveRefusedOriginalHandler,
    RefusedOriginals,
  ],
})
export class SubtitlesWorkersModule {
  constructor(
    jobs: JobRegistry,
    scheduledJobs: ScheduledJobs,
    mail: MailPort,
    recipients: Recipients,
    refused: RefusedOriginals,
  ) {
    jobs.add(deliverDecisions(mail, recipients));
    scheduledJobs.add('refused subtitles', HOUR_MS, () => refused.remove());
  }
}
