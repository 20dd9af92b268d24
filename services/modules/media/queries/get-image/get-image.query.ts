import { Query } from '@nestjs/cqrs';
import type { ImagePath } from './image-path.ts';

export interface StoredImage {
  bytes: Buffer;
  etag: string;
}

/** A picture in one size and format. */
export class GetImage extends Query<StoredImage> {
  constructor(readonly path: ImagePath) {
    super();
  }
}
