import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ThreadedDoctor } from './adapters/doctor/threaded-doctor.ts';
import { ReceivedSubtitles } from './application/received-subtitle.ts';
import { TrackFiles } from './application/track-files.ts';
import { AcceptSubtitleController } from './commands/accept-subtitle/accept-subtitle.controller.ts';
import { AcceptSubtitleHandler } from './commands/accept-subtitle/accept-subtitle.handler.ts';
import { RefuseSubtitleController } from './commands/refuse-subtitle/refuse-subtitle.controller.ts';
import { RefuseSubtitleHandler } from './commands/refuse-subtitle/refuse-subtitle.handler.ts';
import { ReopenSubtitleController } from './commands/reopen-subtitle/reopen-subtitle.controller.ts';
import { ReopenSubtitleHandler } from './commands/reopen-subtitle/reopen-subtitle.handler.ts';
import { SubmitSubtitleHandler } from './commands/submit-subtitle/submit-subtitle.handler.ts';
import { SuggestSubtitleController } from './commands/submit-subtitle/suggest-subtitle.controller.ts';
import { UploadSubtitleController } from './commands/submit-subtitle/upload-subtitle.controller.ts';
import { SubtitleDoctor } from './contract/subtitle-doctor.port.ts';
import { SubmittedSubtitleEntity } from './persistence/submitted-subtitle.entity.ts';
import { SubmittedSubtitleRepository } from './persistence/submitted-subtitle.repository.ts';
import { SubtitleTrackRepository } from './persistence/subtitle-track.repository.ts';

/** What comes before a subtitle is published. Needs StorageModule, ThrottlingModule and the catalogue's ReleaseFiles. */
@Module({
  imports: [TypeOrmModule.forFeature([SubmittedSubtitleEntity])],
  controllers: [
    SuggestSubtitleController,
    UploadSubtitleController,
    AcceptSubtitleController,
    RefuseSubtitleController,
    ReopenSubtitleController,
  ],
  providers: [
    SubmittedSubtitleRepository,
    SubtitleTrackRepository,
    TrackFiles,
    { provide: SubtitleDoctor, useClass: ThreadedDoctor },
    ReceivedSubtitles,
    SubmitSubtitleHandler,
    AcceptSubtitleHandler,
    RefuseSubtitleHandler,
    ReopenSubtitleHandler,
  ],
})
export class SubtitlesReviewWriteModule {}
