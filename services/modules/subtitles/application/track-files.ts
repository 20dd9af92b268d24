import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { trackFile } from '../domain/submitted-file.ts';
import { SubtitleTrackRepository } from '../persistence/subtitle-track.repository.ts';

/** The WebVTT files of tracks. Named by their content: a second one is the same file. */
@Injectable()
export class TrackFiles {
  constructor(
    private readonly tracks: SubtitleTrackRepository,
    private readonly storage: StoragePort,
  ) {}

  /** Safe before anybody hears of it, and not to be removed meanwhile as that of an earlier one. */
  async keep(manager: EntityManager, vttName: string, vtt: Buffer): Promise<void> {
    await this.tracks.lockFile(manager, vttName);
    const name = trackFile(vttName);
    if ((await this.storage.size(name)) === null) await this.storage.put(name, vtt);
  }

  /** @returns false where something refers to it. */
  async removeUnknown(manager: EntityManager, vttName: string): Promise<boolean> {
    await this.tracks.lockFile(manager, vttName);
    if ((await this.tracks.knownFiles([vttName], manager)).length > 0) return false;
    await this.storage.remove(trackFile(vttName));
    return true;
  }
}
