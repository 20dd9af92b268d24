import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { PictureRenderer } from '../../../contract/picture-renderer.port.ts';
import type { StoredImage, WantedImage } from '../get-image.query.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Pictures that people uploaded, in the sizes of the image host. No size is kept on disk: a picture that its owner has taken
 * away is gone at once.
 */
@Injectable()
export class AvatarStore {
  private readonly sizes = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });

  constructor(
    private readonly storage: StoragePort,
    private readonly renderer: PictureRenderer,
  ) {}

  /** @returns null when there is no such picture, or none any more. */
  async find(image: WantedImage): Promise<StoredImage | null> {
    const { slug, width, height, format } = image;
    // Names are lower-case: anything else is nobody's picture.
    if (!/^[a-z0-9-]{1,60}$/.test(slug)) return null;
    const original = await this.storage.get(`avatars/${slug}.jpg`);
    if (!original) return null;
    const name = `${slug}-${width}x${height}.${format}`;
    const bytes = this.sizes.get(name) ?? (await this.renderer.resize(original, image));
    this.sizes.set(name, bytes);
    return { bytes, etag: `"${name}"`, format, version: null };
  }
}
