import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { MediaProbe, type ProbedMedia } from '../../contract/media-probe.port.ts';
import { FfprobeMediaProbe } from './ffprobe-media-probe.ts';

const run = promisify(execFile);

export async function hasFfprobe(): Promise<boolean> {
  return run('ffprobe', ['-version']).then(
    () => true,
    () => false,
  );
}

/** ffprobe where the machine has it, else the reader that the project brings. */
@Injectable()
export class FoundMediaProbe extends MediaProbe {
  private found: Promise<MediaProbe> | null = null;

  async probe(file: string): Promise<ProbedMedia> {
    this.found ??= find();
    return (await this.found).probe(file);
  }
}

async function find(): Promise<MediaProbe> {
  if (await hasFfprobe()) return new FfprobeMediaProbe();
  // Loads some megabytes, for those alone who need it.
  const { MediainfoMediaProbe } = await import('./mediainfo-media-probe.ts');
  return new MediainfoMediaProbe();
}
