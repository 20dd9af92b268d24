import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { TrackFiles } from '../../application/track-files.ts';
import { RemoveUnknownTrackFile } from './remove-unknown-track-file.command.ts';

@CommandHandler(RemoveUnknownTrackFile)
export class RemoveUnknownTrackFileHandler implements ICommandHandler<RemoveUnknownTrackFile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: TrackFiles,
  ) {}

  execute({ vttName }: RemoveUnknownTrackFile): Promise<boolean> {
    return this.files.removeUnknown(this.unitOfWork.transaction.manager, vttName);
  }
}
