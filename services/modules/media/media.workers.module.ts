import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { RemoveMediaHandler } from './commands/remove-media/remove-media.handler.ts';
import { MediaCaretaker } from './jobs/media-caretaker.ts';
import { MediaCoreModule } from './media.core.module.ts';

const EVERY_HOUR_MS = 3_600_000;

/** Needs of catalogue ReleaseFiles, and the storage. */
@Module({ imports: [ScheduledJobsModule, MediaCoreModule], providers: [RemoveMediaHandler, MediaCaretaker] })
export class MediaWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, caretaker: MediaCaretaker) {
    scheduledJobs.add('unused films', EVERY_HOUR_MS, () => caretaker.run());
  }
}
