import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { pictureFile } from '../../contract/uploaded-picture.ts';
import { UploadedPictureRepository } from '../../persistence/uploaded-picture.repository.ts';
import { RemoveUnnamedPicture } from './remove-unnamed-picture.command.ts';

@CommandHandler(RemoveUnnamedPicture)
export class RemoveUnnamedPictureHandler implements ICommandHandler<RemoveUnnamedPicture> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pictures: UploadedPictureRepository,
    private readonly storage: StoragePort,
  ) {}

  /** The bytes go before the commit: what is cut off in between is done again. */
  async execute({ key, until }: RemoveUnnamedPicture): Promise<boolean> {
    const { manager } = this.unitOfWork.transaction;
    if (!(await this.pictures.lockUnnamed(manager, key, until))) return false;
    await this.storage.remove(pictureFile(key));
    await this.pictures.forget(manager, key);
    return true;
  }
}
