import { Query } from '@nestjs/cqrs';
import type { ImagePath } from './image-path.ts';

export interface StoredImage {
  bytes: Buffer;
  etag: string;
}

/** A picture in one size and format. */
export class GetImage extends Query<StoredImage> {
  /** @param address of who asks. */
  constructor(
    readonly path: ImagePath,
    readonly address: string,
  ) {
    super();
  }
}
