import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { KnownFilms } from './application/known-films.ts';
import { RemoveMediaHandler } from './commands/remove-media/remove-media.handler.ts';
import { RemoveUnknownFilmHandler } from './commands/remove-unknown-film/remove-unknown-film.handler.ts';
import { RemoveUnnamedPictureHandler } from './commands/remove-unnamed-picture/remove-unnamed-picture.handler.ts';
import { MediaCaretaker } from './jobs/media-caretaker.ts';
import { UnknownFilms } from './jobs/unknown-films.ts';
import { UnnamedPictures } from './jobs/unnamed-pictures.ts';
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
    RemoveUnnamedPictureHandler,
    UnnamedPictures,
  ],
})
export class MediaWorkersModule {
  constructor(
    scheduledJobs: ScheduledJobs,
    caretaker: MediaCaretaker,
    unknown: UnknownFilms,
    pictures: UnnamedPictures,
  ) {
    scheduledJobs.add('unused films', HOUR_MS, () => caretaker.run());
    scheduledJobs.add('unknown films', 12 * HOUR_MS, () => unknown.remove());
    scheduledJobs.add('unnamed pictures', HOUR_MS, () => pictures.remove());
  }
}
