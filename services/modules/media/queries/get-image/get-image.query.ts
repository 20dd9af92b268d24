import { Query } from '@nestjs/cqrs';
import type { PictureFormat } from '../../contract/picture-renderer.port.ts';
import type { ImagePath } from './image-path.ts';

export interface StoredImage {
  bytes: Buffer;
  etag: string;
  format: PictureFormat;
  /** What an address that never shows another picture carries as its `v`; null for what its owner may exchange. */
  version: string | null;
}

/** What is asked for: the name in the address, and the format that suits who asks. */
export interface WantedImage extends Omit<ImagePath, 'format'> {
  format: PictureFormat;
}

/** A picture in one size and format. */
export class GetImage extends Query<StoredImage> {
  /** @param address of who asks. */
  constructor(
    readonly image: WantedImage,
    readonly address: string,
  ) {
    super();
  }
}
