import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { UnknownReleaseFile } from '../../domain/media-errors.ts';
import { RetireFile } from './retire-file.command.ts';

@CommandHandler(RetireFile)
export class RetireFileHandler implements ICommandHandler<RetireFile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
  ) {}

  /** @throws UnknownReleaseFile for what is not on offer. */
  async execute({ fileId }: RetireFile): Promise<void> {
    const retired = await this.files.retire(this.unitOfWork.transaction, [fileId]);
    if (retired === 0) throw new UnknownReleaseFile();
  }
}
