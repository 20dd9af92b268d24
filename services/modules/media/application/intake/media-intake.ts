import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { BytesChanged } from '#platform/storage/bytes-of-file.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { type MediaFacts, storageNameOf } from '../../contract/media-facts.ts';
import { MediaProbe } from '../../contract/media-probe.port.ts';
import { FilmChanged } from '../../domain/media-errors.ts';
import { hashFile } from './hash-file.ts';

/** Hears how many bytes more were dealt with: each byte of a file counts twice, once read and once stored. */
export type OnProgress = (bytes: number) => void;

/** Brings the bytes of a film into the storage; what is there by its content is not sent again. */
@Injectable()
export class MediaIntake {
  constructor(
    private readonly storage: StoragePort,
    private readonly probe: MediaProbe,
  ) {}

  /** @throws NotAFilm @throws FilmChanged while somebody still writes to the file. */
  async bring(file: string, onProgress: OnProgress = () => undefined): Promise<MediaFacts> {
    const before = await stat(file);
    const probed = await this.probe.probe(file);
    const facts = { ...(await hashFile(file, onProgress)), ...probed };
    const after = await stat(file);
    if (after.mtimeMs !== before.mtimeMs || after.size !== before.size || facts.size !== before.size)
      throw new FilmChanged();
    const name = storageNameOf(facts);
    if ((await this.storage.size(name)) === facts.size) {
      onProgress(facts.size);
      return facts;
    }
    try {
      // By then somebody else may have stored the same film, which no other bytes may replace.
      await this.storage.putFile(name, file, { sha256: facts.sha256, onBytes: onProgress });
    } catch (error) {
      throw error instanceof BytesChanged ? new FilmChanged() : error;
    }
    return facts;
  }
}
