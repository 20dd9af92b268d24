import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { trailerFile } from '../contract/trailer-file.ts';
import { clipName } from './clip-manifest.ts';
import { clipsFolder, madeClips } from './demo-clips.ts';

const HEIGHT = 480;

/** The demo's clips as trailers, under the names of their scenes. */
@Injectable()
export class DemoTrailers {
  constructor(private readonly storage: StoragePort) {}

  /** What is there already is left alone. */
  async load(): Promise<void> {
    for (const scene of new Set(madeClips().map((clip) => clip.scene))) {
      const name = trailerFile(scene);
      if ((await this.storage.size(name)) !== null) continue;
      await this.storage.putFile(name, path.join(clipsFolder(), `${clipName(scene, HEIGHT)}.mp4`));
    }
  }
}
