import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { RemoveMediaHandler } from './commands/remove-media/remove-media.handler.ts';
import { MediaCaretaker } from './jobs/media-caretaker.ts';
import { MediaCoreModule } from './media.core.module.ts';

/** Needs of catalogue ReleaseFiles, and the storage. */
@Module({ imports: [ScheduledJobsModule, MediaCoreModule], providers: [RemoveMediaHandler, MediaCaretaker] })
export class MediaWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, caretaker: MediaCaretaker) {
    scheduledJobs.add('unused films', HOUR_MS, () => caretaker.run());
  }
}
