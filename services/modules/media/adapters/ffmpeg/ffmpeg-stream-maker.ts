import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import pMap from 'p-map';
import { Config } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { removeAbandoned } from '#platform/storage/file-system/remove-abandoned.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { type MediaFacts, storageNameOf } from '../../contract/media-facts.ts';
import type { Rendition, StreamFacts } from '../../contract/streams/stream-facts.ts';
import { StreamMaker, type StreamMaking } from '../../contract/streams/stream-maker.port.ts';
import { type Step, stepsFor, widthFor } from '../../domain/streams/ladder.ts';
import { makeRendition, SEGMENT_SECONDS } from './make-rendition.ts';
import { makeThumbnails } from './make-thumbnails.ts';
import type { ToolRun } from './run-tool.ts';

const UPLOADS = 4;
/** What the thumbnails take of the work, beside pictures of a thousand lines. */
const THUMBNAILS_LINES = 300;

/** Streams by ffmpeg, which is asked as the program that it is. */
@Injectable()
export class FfmpegStreamMaker extends StreamMaker {
  /** For work under way; as large as the largest film's stream. */
  private readonly workshop: string;

  constructor(
    { values }: Config,
    private readonly storage: StoragePort,
  ) {
    super();
    this.workshop = path.resolve(projectRoot(), values.dataDir, 'streams');
  }

  async available(): Promise<boolean> {
    const found = await Promise.all(['ffmpeg', 'ffprobe'].map(isOnPath));
    return found.every(Boolean);
  }

  removeAbandoned(): Promise<number> {
    return removeAbandoned(this.workshop);
  }

  async make(media: MediaFacts, { onPercent, signal }: StreamMaking): Promise<StreamFacts> {
    await mkdir(this.workshop, { recursive: true });
    const folder = await mkdtemp(path.join(this.workshop, 'stream-'));
    try {
      const source = await this.fetch(media, folder, signal);
      const made = path.join(folder, 'made');
      const steps = stepsFor(media.height);
      const lines = steps.reduce((sum, { height }) => sum + height, THUMBNAILS_LINES);
      let done = 0;
      const part = (share: number): ToolRun => {
        const [from, width] = [done, share];
        done += share;
        const onLine = progressOf(media.durationSeconds, (of) => onPercent(((from + of * width) * 100) / lines));
        return { signal, behind: true, onLine };
      };
      const renditions: Rendition[] = [];
      for (const step of steps) {
        renditions.push(await makeRendition(made, order(media, step, source), part(step.height)));
        // A long film's folder must not be taken for one that was left.
        await utimes(folder, new Date(), new Date());
      }
      const thumbnails = await makeThumbnails(made, { source, ...media }, part(THUMBNAILS_LINES));
      await this.keep(made, `hls/${media.sha256}`, signal);
      return { renditions, thumbnails };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @returns where the film is on this machine. @throws Error when the storage does not have it. */
  private async fetch(media: MediaFacts, folder: string, signal: AbortSignal): Promise<string> {
    const name = storageNameOf(media);
    if ((await this.storage.size(name)) === null) throw new Error('the film is not in the storage');
    const local = this.storage.localPath(name);
    if (local) return local;
    const bytes = await this.storage.read(name);
    if (!bytes) throw new Error('the film is not in the storage');
    const copy = path.join(folder, `film.${media.container}`);
    await pipeline(bytes, createWriteStream(copy), { signal });
    return copy;
  }

  private async keep(folder: string, place: string, signal: AbortSignal): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    const keep = (file: string) => this.storage.putFile(`${place}/${path.relative(folder, file)}`, file);
    await pMap(files, keep, { concurrency: UPLOADS, signal });
  }
}

function order(media: MediaFacts, { name, height, kilobits }: Step, source: string) {
  const width = widthFor(height, media);
  const picture = `-c:v libx264 -preset veryfast -crf 21 -maxrate ${kilobits}k -bufsize ${2 * kilobits}k -pix_fmt yuv420p`;
  const keyframes = ['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`];
  const sound = '-c:a aac -b:a 128k -ac 2';
  const maps = '-map 0:v:0 -map 0:a:0?';
  const codecs = [
    ...maps.split(' '),
    '-vf',
    `scale=${width}:${height}`,
    ...picture.split(' '),
    ...keyframes,
    ...sound.split(' '),
  ];
  return { name, width, height, source, codecs };
}

/** It is asked every few seconds: to start a program for that would hold up a process of many megabytes each time. */
async function isOnPath(program: string): Promise<boolean> {
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = await Promise.allSettled(folders.map((folder) => access(path.join(folder, file), constants.X_OK)));
  return found.some(({ status }) => status === 'fulfilled');
}

/** Reads ffmpeg's progress. @param onShare hears from 0 to 1. */
function progressOf(durationSeconds: number, onShare: (share: number) => void): (line: string) => void {
  return (line) => {
    const microseconds = Number(/^out_time_us=(\d+)/.exec(line)?.[1]);
    if (microseconds > 0) onShare(Math.min(1, microseconds / 1_000_000 / durationSeconds));
  };
}
