import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { UnknownImage } from '../get-image/get-image.errors.ts';
import { GetThumbnail } from './get-thumbnail.query.ts';

const LIST = 'thumbnails.vtt';

@QueryHandler(GetThumbnail)
export class GetThumbnailHandler implements IQueryHandler<GetThumbnail> {
  constructor(private readonly storage: StoragePort) {}

  /** @throws UnknownImage */
  async execute({ sha256, name }: GetThumbnail): Promise<Buffer> {
    const place = name === LIST ? LIST : `thumbnails/${name}`;
    const bytes = await this.storage.get(`hls/${sha256}/${place}`);
    if (!bytes) throw new UnknownImage();
    return bytes;
  }
}
