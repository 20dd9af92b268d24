import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { RecordMedia } from '../commands/record-media/record-media.command.ts';
import { RecordStream } from '../commands/record-stream/record-stream.command.ts';
import { storageNameOf } from '../contract/media-facts.ts';
import { clipName, type MadeClip } from './clip-manifest.ts';
import { clipsFolder, madeClips, streamOf } from './demo-clips.ts';
import { unpackSegments } from './segment-pack.ts';

const SENDER = systemSender('demo clips');
/** How many files are kept at once. */
const HANDS = 16;

type Files = [name: string, bytes: Buffer][];

/** Puts the demo's clips and their streams into the storage, and says so by the same commands as for every other film. */
@Injectable()
export class DemoStreams {
  constructor(
    private readonly storage: StoragePort,
    private readonly commands: CommandBus,
  ) {}

  /** What is there already is left alone. @returns how many clips were put in. */
  async seed(): Promise<number> {
    const clips = madeClips();
    let added = 0;
    for (const scene of new Set(clips.map((clip) => clip.scene))) {
      const own = clips.filter((clip) => clip.scene === scene);
      // Of one scene at a time: unpacked, they are many times as large.
      const segments = new Map<string, Promise<Files>>();
      for (const clip of own) if (await this.keep(clip, own, segments)) added += 1;
    }
    await this.record(clips);
    return added;
  }

  /** Streams first, so that no worker makes one that is there; again for what was brought back into the books. */
  private async record(clips: readonly MadeClip[]): Promise<void> {
    const record = (clip: MadeClip) =>
      this.commands.execute(new RecordStream(SENDER, clip.media, streamOf(clip, clips)));
    for (const clip of clips) await record(clip);
    const added = await this.commands.execute(
      new RecordMedia(
        SENDER,
        clips.map(({ media }) => media),
      ),
    );
    for (const clip of clips) if (added.includes(clip.media.sha256)) await record(clip);
  }

  /** @returns whether anything was missing. */
  private async keep(
    clip: MadeClip,
    clips: readonly MadeClip[],
    segments: Map<string, Promise<Files>>,
  ): Promise<boolean> {
    const { scene, media } = clip;
    const folder = clipsFolder();
    const name = storageNameOf(media);
    const own = `hls/${media.sha256}`;
    // It is put in last: where it is, everything is.
    const last = `${own}/thumbnails.vtt`;
    if ((await this.storage.size(last)) !== null && (await this.storage.size(name)) === media.size) return false;
    await this.storage.putFile(name, path.join(folder, `${clipName(scene, media.height)}.mp4`));
    const files: Files = [[`${own}/thumbnails/0.jpg`, await readFile(path.join(folder, `${scene}/thumbnails.jpg`))]];
    for (const part of clips.filter((each) => each.scene === scene && each.media.height <= media.height)) {
      const unpacked = segments.get(part.media.sha256) ?? this.segmentsOf(part);
      segments.set(part.media.sha256, unpacked);
      for (const [file, bytes] of await unpacked) files.push([`${own}/${file}`, bytes]);
    }
    await this.putAll(files);
    await this.storage.put(last, await readFile(path.join(folder, `${scene}/thumbnails.vtt`)));
    return true;
  }

  private async segmentsOf({ scene, media, rendition }: MadeClip): Promise<Files> {
    const base = path.join(clipsFolder(), clipName(scene, media.height));
    const [clip, pack] = await Promise.all([readFile(`${base}.mp4`), readFile(`${base}.segments.zst`)]);
    const sizes = [rendition.initSize, ...rendition.segments.map(({ size }) => size)];
    const parts = await unpackSegments(pack, clip, sizes);
    return parts.map((bytes, index) => [`${rendition.name}/${index === 0 ? 'init.mp4' : `${index - 1}.m4s`}`, bytes]);
  }

  private async putAll(files: Files): Promise<void> {
    const left = files.values();
    const hand = async () => {
      for (const [name, bytes] of left) await this.storage.put(name, bytes);
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }
}
