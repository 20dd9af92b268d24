import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { PictureRenderer } from '../../../contract/picture-renderer.port.ts';
import { pictureFile } from '../../../contract/uploaded-picture.ts';
import type { UploadedPicture } from '../../../domain/artwork/uploaded-picture.ts';
import type { StoredImage, WantedImage } from '../get-image.query.ts';
import { PictureCache } from '../picture-cache.ts';

/** Pictures that the staff uploaded, cut as they said, in the sizes of the image host. */
@Injectable()
export class UploadedPictureStore {
  constructor(
    private readonly storage: StoragePort,
    private readonly renderer: PictureRenderer,
    private readonly cache: PictureCache,
  ) {}

  /** @returns null when the stored picture is lost: then one is drawn. */
  async find({ key, crop, focus }: UploadedPicture, image: WantedImage): Promise<Omit<StoredImage, 'version'> | null> {
    const cut = createHash('sha256')
      .update(JSON.stringify([key, crop, focus]))
      .digest('hex')
      .slice(0, 24);
    const name = `${cut}-${image.width}x${image.height}.${image.format}`;
    const bytes = (await this.cache.get(name)) ?? (await this.make(name, key, { ...image, shown: { crop, focus } }));
    return bytes && { bytes, etag: `"${name}"`, format: image.format };
  }

  private async make(
    name: string,
    key: string,
    shape: WantedImage & { shown: Pick<UploadedPicture, 'crop' | 'focus'> },
  ): Promise<Buffer | null> {
    const original = await this.storage.get(pictureFile(key));
    if (!original) return null;
    const bytes = await this.renderer.resize(original, shape);
    await this.cache.put(name, bytes);
    return bytes;
  }
}
