import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownImage } from './get-image.errors.ts';
import { GetImage, type StoredImage } from './get-image.query.ts';
import { ImageStore } from './stores/image.store.ts';

@QueryHandler(GetImage)
export class GetImageHandler implements IQueryHandler<GetImage> {
  constructor(private readonly images: ImageStore) {}

  /** @throws UnknownImage, TooManyRequests */
  async execute({ image: wanted, address }: GetImage): Promise<StoredImage> {
    const image = await this.images.find(wanted, address);
    if (!image) throw new UnknownImage();
    return image;
  }
}
