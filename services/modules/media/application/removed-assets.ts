import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemovedMedia } from '../contract/removed-media.port.ts';
import { MediaAssetRepository } from '../persistence/media-asset.repository.ts';

@Injectable()
export class RemovedAssets extends RemovedMedia {
  constructor(private readonly assets: MediaAssetRepository) {
    super();
  }

  among(manager: EntityManager, sha256: readonly string[]): Promise<string[]> {
    return this.assets.removed(manager, sha256);
  }

  /** Under the lock that whoever brings it takes, too. */
  async holdRemoved(manager: EntityManager, sha256: string): Promise<boolean> {
    await this.assets.lock(manager, sha256);
    return (await this.assets.removed(manager, [sha256])).length > 0;
  }
}
