import { Injectable } from '@nestjs/common';
import { pictureFile } from '#modules/media/contract/uploaded-picture.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { UnknownPicture } from '../domain/catalogue-errors.ts';

/** Uploaded pictures that facts may name. */
@Injectable()
export class StoredPictures {
  constructor(private readonly storage: StoragePort) {}

  /** @param pictures by the field of the request that names each. @throws UnknownPicture */
  async require(pictures: Record<string, { key: string } | undefined>): Promise<void> {
    for (const [field, picture] of Object.entries(pictures)) {
      if (picture && (await this.storage.size(pictureFile(picture.key))) === null) throw new UnknownPicture(field);
    }
  }
}
