import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { pictureFile } from '../../contract/uploaded-picture.ts';
import { UnknownImage } from '../get-image/get-image.errors.ts';
import { GetPicture } from './get-picture.query.ts';

@QueryHandler(GetPicture)
export class GetPictureHandler implements IQueryHandler<GetPicture> {
  constructor(private readonly storage: StoragePort) {}

  /** @throws UnknownImage */
  async execute({ key }: GetPicture): Promise<Buffer> {
    const bytes = await this.storage.get(pictureFile(key));
    if (!bytes) throw new UnknownImage();
    return bytes;
  }
}
