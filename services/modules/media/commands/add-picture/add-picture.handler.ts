import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PicturePort } from '#platform/pictures/picture.port.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { pictureFile } from '../../contract/uploaded-picture.ts';
import { UploadRepository } from '../../persistence/upload.repository.ts';
import { type AddedPicture, AddPicture } from './add-picture.command.ts';
import { PictureRefused } from './add-picture.errors.ts';

/** At least what a card shows of it; at most half as much again as the largest size that is shown. */
const BOUNDS = { smallest: 200, longest: 2_400 };

@CommandHandler(AddPicture)
export class AddPictureHandler implements ICommandHandler<AddPicture> {
  constructor(
    private readonly pictures: PicturePort,
    private readonly storage: StoragePort,
    private readonly uploads: UploadRepository,
  ) {}

  /** @throws PictureRefused */
  async execute({ picture }: AddPicture): Promise<AddedPicture> {
    if (!picture) throw new PictureRefused('file_missing');
    if (picture.tooLarge) throw new PictureRefused('file_too_large');
    const made = await this.pictures.whole(picture.path, BOUNDS);
    if ('error' in made) throw new PictureRefused(made.error);
    const { bytes, width, height, tint } = made;
    const key = randomUUID();
    // Before it is stored: where the process ends in between, it is known what may be there.
    await this.uploads.add('picture', key);
    await this.storage.put(pictureFile(key), bytes);
    return { key, width, height, tint };
  }
}
