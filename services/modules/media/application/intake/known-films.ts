import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { sha256Of } from '../../contract/media-facts.ts';
import { MediaAssetRepository } from '../../persistence/media-asset.repository.ts';

/** The stored films that are in the books, or on offer: those of the demo of an older installation are in no books. */
@Injectable()
export class KnownFilms {
  constructor(
    private readonly assets: MediaAssetRepository,
    private readonly files: ReleaseFiles,
  ) {}

  /** @param files names of the storage. @returns those of them that are known. */
  async among(manager: EntityManager, files: readonly string[]): Promise<string[]> {
    const hashes = files.map(sha256Of);
    const [kept, used] = [await this.assets.kept(manager, hashes), await this.files.inUse(manager, hashes)];
    return files.filter((file) => kept.has(sha256Of(file)) || used.has(sha256Of(file)));
  }
}
