import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { SubtitleSettings } from './application/subtitle-settings.ts';
import { RemoveRefusedOriginalHandler } from './commands/remove-refused-original/remove-refused-original.handler.ts';
import { RefusedOriginals } from './jobs/refused-originals.ts';
import { SubmittedSubtitleEntity } from './persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from './persistence/submitted-subtitle.repository.ts';

/** Needs a storage. */
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
  constructor(scheduledJobs: ScheduledJobs, refused: RefusedOriginals) {
    scheduledJobs.add('refused subtitles', HOUR_MS, () => refused.remove());
  }
}
