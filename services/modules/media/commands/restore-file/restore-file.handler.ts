import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MediaAssets } from '../../application/media-assets.ts';
import { UnknownReleaseFile } from '../../domain/media-errors.ts';
import { RestoreFile } from './restore-file.command.ts';

@CommandHandler(RestoreFile)
export class RestoreFileHandler implements ICommandHandler<RestoreFile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assets: MediaAssets,
    private readonly files: ReleaseFiles,
  ) {}

  /** @throws UnknownReleaseFile for what is not retired. @throws UnknownMedia where its bytes are gone. */
  async execute({ fileId }: RestoreFile): Promise<void> {
    const { transaction } = this.unitOfWork;
    const retired = await this.files.findRetired(transaction.manager, fileId);
    if (!retired) throw new UnknownReleaseFile();
    // The film's lock comes before the title's, as everywhere.
    await this.assets.holdIfOurs(transaction, retired.media);
    if (!(await this.files.restore(transaction, fileId))) throw new UnknownReleaseFile();
  }
}
