import { Module } from '@nestjs/common';
import { FoundMediaProbe } from './adapters/probe/found-media-probe.ts';
import { FilmMatcher } from './application/film-matcher.ts';
import { InboxDesk } from './application/inbox-desk.ts';
import { MediaAssets } from './application/media-assets.ts';
import { MediaIntake } from './application/media-intake.ts';
import { AddMediaController } from './commands/add-media/add-media.controller.ts';
import { AddMediaHandler } from './commands/add-media/add-media.handler.ts';
import { FolderIntake } from './commands/add-media/folder-intake.ts';
import { AttachFileController } from './commands/attach-file/attach-file.controller.ts';
import { AttachFileHandler } from './commands/attach-file/attach-file.handler.ts';
import { BringInboxFileController } from './commands/bring-inbox-file/bring-inbox-file.controller.ts';
import { RestoreFileController } from './commands/restore-file/restore-file.controller.ts';
import { RestoreFileHandler } from './commands/restore-file/restore-file.handler.ts';
import { RetireFileController } from './commands/retire-file/retire-file.controller.ts';
import { RetireFileHandler } from './commands/retire-file/retire-file.handler.ts';
import { MediaProbe } from './contract/media-probe.port.ts';
import { MediaCoreModule } from './media.core.module.ts';

/** Needs of catalogue ReleaseFiles, and the storage. */
@Module({
  imports: [MediaCoreModule],
  controllers: [
    AddMediaController,
    BringInboxFileController,
    AttachFileController,
    RetireFileController,
    RestoreFileController,
  ],
  providers: [
    { provide: MediaProbe, useClass: FoundMediaProbe },
    MediaIntake,
    MediaAssets,
    InboxDesk,
    FilmMatcher,
    FolderIntake,
    AddMediaHandler,
    AttachFileHandler,
    RetireFileHandler,
    RestoreFileHandler,
  ],
  exports: [FolderIntake],
})
export class MediaWriteModule {}
