import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { PicturesModule } from '#platform/pictures/pictures.module.ts';
import { FoundMediaProbe } from './adapters/probe/found-media-probe.ts';
import { FilmMatcher } from './application/intake/film-matcher.ts';
import { InboxDesk } from './application/intake/inbox-desk.ts';
import { IntakeQueue } from './application/intake/intake-queue.ts';
import { MediaIntake } from './application/intake/media-intake.ts';
import { UploadDesk } from './application/upload-desk.ts';
import { AddMediaController } from './commands/add-media/add-media.controller.ts';
import { AddMediaHandler } from './commands/add-media/add-media.handler.ts';
import { FolderIntake } from './commands/add-media/folder-intake.ts';
import { AddPictureController } from './commands/add-picture/add-picture.controller.ts';
import { AddPictureHandler } from './commands/add-picture/add-picture.handler.ts';
import { AddTrailerController } from './commands/add-trailer/add-trailer.controller.ts';
import { AddTrailerHandler } from './commands/add-trailer/add-trailer.handler.ts';
import { AttachFileController } from './commands/attach-file/attach-file.controller.ts';
import { AttachFileHandler } from './commands/attach-file/attach-file.handler.ts';
import { BringInboxFileController } from './commands/bring-inbox-file/bring-inbox-file.controller.ts';
import { RestoreFileController } from './commands/restore-file/restore-file.controller.ts';
import { RestoreFileHandler } from './commands/restore-file/restore-file.handler.ts';
import { RetireFileController } from './commands/retire-file/retire-file.controller.ts';
import { RetireFileHandler } from './commands/retire-file/retire-file.handler.ts';
import { RetryStreamController } from './commands/retry-stream/retry-stream.controller.ts';
import { RetryStreamHandler } from './commands/retry-stream/retry-stream.handler.ts';
import { SendPieceController } from './commands/send-piece/send-piece.controller.ts';
import { MediaProbe } from './contract/media-probe.port.ts';
import { MediaCoreModule } from './media.core.module.ts';
import { MediaStreamsCoreModule } from './media.streams-core.module.ts';
import { MediaStreamsWriteModule } from './media.streams-write.module.ts';

/** Needs of catalogue ReleaseFiles, and the storage. */
@Module({
  imports: [ScheduledJobsModule, PicturesModule, MediaCoreModule, MediaStreamsCoreModule, MediaStreamsWriteModule],
  controllers: [
    SendPieceController,
    AddPictureController,
    AddMediaController,
    AddTrailerController,
    BringInboxFileController,
    AttachFileController,
    RetireFileController,
    RestoreFileController,
    RetryStreamController,
  ],
  providers: [
    { provide: MediaProbe, useClass: FoundMediaProbe },
    MediaIntake,
    InboxDesk,
    IntakeQueue,
    UploadDesk,
    FilmMatcher,
    FolderIntake,
    AddMediaHandler,
    AddPictureHandler,
    AddTrailerHandler,
    AttachFileHandler,
    RetireFileHandler,
    RestoreFileHandler,
    RetryStreamHandler,
  ],
  exports: [FolderIntake],
})
export class MediaWriteModule {
  /** Where the pieces come: their folder need not be there for workers. */
  constructor(scheduledJobs: ScheduledJobs, uploads: UploadDesk) {
    scheduledJobs.add('abandoned uploads', HOUR_MS, () => uploads.removeAbandoned());
  }
}
