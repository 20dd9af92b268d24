import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { UPLOADS } from '../../contract/uploads.ts';
import { UploadRepository } from '../../persistence/upload.repository.ts';
import { RemoveUnnamedUpload } from './remove-unnamed-upload.command.ts';

@CommandHandler(RemoveUnnamedUpload)
export class RemoveUnnamedUploadHandler implements ICommandHandler<RemoveUnnamedUpload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly storage: StoragePort,
  ) {}

  /** The bytes go before the commit: what is cut off in between is done again. */
  async execute({ kind, key, until }: RemoveUnnamedUpload): Promise<boolean> {
    const { manager } = this.unitOfWork.transaction;
    if (!(await this.uploads.lockUnnamed(manager, kind, key, until))) return false;
    await this.storage.remove(UPLOADS[kind].file(key));
    await this.uploads.forget(manager, kind, key);
    return true;
  }
}
