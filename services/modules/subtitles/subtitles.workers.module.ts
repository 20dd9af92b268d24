import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { SubtitleSettings } from './application/subtitle-settings.ts';
import { TrackFiles } from './application/track-files.ts';
import { RemoveIdleOriginalHandler } from './commands/remove-idle-original/remove-idle-original.handler.ts';
import { RemoveUnknownOriginalHandler } from './commands/remove-unknown-original/remove-unknown-original.handler.ts';
import { RemoveUnknownTrackFileHandler } from './commands/remove-unknown-track-file/remove-unknown-track-file.handler.ts';
import { WithdrawTracksHandler } from './commands/withdraw-tracks/withdraw-tracks.handler.ts';
import { IdleOriginals } from './jobs/idle-originals.ts';
import { UnknownOriginals } from './jobs/unknown-originals.ts';
import { UnknownTrackFiles } from './jobs/unknown-track-files.ts';
import { SubmittedSubtitleEntity } from './persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from './persistence/submitted-subtitle.repository.ts';
import { SubtitleTrackRepository } from './persistence/subtitle-track.repository.ts';

/** It walks through all subtitles that were sent. */
const UNKNOWN_INTERVAL_MS = 12 * HOUR_MS;

/** Needs a storage, and of media which films were removed. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([SubmittedSubtitleEntity]), ScheduledJobsModule],
  providers: [
    {
      provide: SubtitleSettings,
      inject: [Config],
      useFactory: ({ environment }: Config) => SubtitleSettings.fromEnvironment(environment),
    },
    SubmittedSubtitleRepository,
    SubtitleTrackRepository,
    TrackFiles,
    RemoveIdleOriginalHandler,
    RemoveUnknownOriginalHandler,
    RemoveUnknownTrackFileHandler,
    WithdrawTracksHandler,
    IdleOriginals,
    UnknownOriginals,
    UnknownTrackFiles,
  ],
})
export class SubtitlesWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, idle: IdleOriginals, unknown: UnknownOriginals, tracks: UnknownTrackFiles) {
    scheduledJobs.add('idle subtitles', HOUR_MS, () => idle.remove());
    scheduledJobs.add('unknown subtitles', UNKNOWN_INTERVAL_MS, () => unknown.remove());
    scheduledJobs.add('unknown tracks', UNKNOWN_INTERVAL_MS, () => tracks.remove());
  }
}
