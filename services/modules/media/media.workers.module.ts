import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { KnownFilms } from './application/intake/known-films.ts';
import { RemoveMediaHandler } from './commands/remove-media/remove-media.handler.ts';
import { RemoveUnknownFilmHandler } from './commands/remove-unknown-film/remove-unknown-film.handler.ts';
import { RemoveUnnamedUploadHandler } from './commands/remove-unnamed-upload/remove-unnamed-upload.handler.ts';
import { MediaCaretaker } from './jobs/media-caretaker.ts';
import { UnknownFilms } from './jobs/unknown-films.ts';
import { UnnamedUploads } from './jobs/unnamed-uploads.ts';
import { MediaCoreModule } from './media.core.module.ts';

/** Needs of catalogue ReleaseFiles, and the storage. */
@Module({
  imports: [ScheduledJobsModule, MediaCoreModule],
  providers: [
    RemoveMediaHandler,
    RemoveUnknownFilmHandler,
    MediaCaretaker,
    KnownFilms,
    UnknownFilms,
    RemoveUnnamedUploadHandler,
    UnnamedUploads,
  ],
})
export class MediaWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, caretaker: MediaCaretaker, unknown: UnknownFilms, uploads: UnnamedUploads) {
    scheduledJobs.add('unused films', HOUR_MS, () => caretaker.run());
    scheduledJobs.add('unknown films', 12 * HOUR_MS, () => unknown.remove());
    scheduledJobs.add('unnamed uploads', HOUR_MS, () => uploads.remove());
  }
}
