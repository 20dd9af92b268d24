import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { MediaProbe, type ProbedMedia } from '../../contract/media-probe.port.ts';
import { NotAFilm } from '../../domain/media-errors.ts';
import { containerOf, languageOf, seconds } from './track-facts.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;
/** What it is told to read as: a file cannot name another one for it to open. */
const DEMUXERS = { mp4: 'mp4', mkv: 'matroska', webm: 'matroska' } as const;

const stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().default('unknown'),
  width: z.number().optional(),
  height: z.number().optional(),
  channels: z.number().optional(),
  disposition: z.record(z.string(), z.number()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
});
const answer = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.string().optional() }).default({}),
});

/** By the program ffprobe. */
export class FfprobeMediaProbe extends MediaProbe {
  async probe(file: string): Promise<ProbedMedia> {
    const container = await containerOf(file);
    const { streams, format } = answer.parse(JSON.parse(await ask(path.resolve(file), DEMUXERS[container])));
    const of = (type: string) => streams.filter(({ codec_type }) => codec_type === type);
    const video = of('video').find(({ disposition }) => !disposition['attached_pic']);
    const durationSeconds = seconds(format.duration);
    if (!video?.width || !video.height || !(durationSeconds > 0)) throw new NotAFilm();
    return {
      container,
      durationSeconds,
      width: video.width,
      height: video.height,
      videoCodec: video.codec_name,
      audio: of('audio').map(({ codec_name: codec, channels = 2, tags }) => ({
        language: languageOf(tags['language']),
        codec,
        channels,
      })),
      subtitles: of('subtitle').map(({ tags }) => ({ language: languageOf(tags['language']) })),
    };
  }
}

/** @throws NotAFilm */
async function ask(file: string, demuxer: string): Promise<string> {
  const options = ['-v', 'error', '-protocol_whitelist', 'file', '-f', demuxer, '-print_format', 'json'];
  try {
    const asked = [...options, '-show_format', '-show_streams', '-i', file];
    return (await run('ffprobe', asked, { timeout: TIMEOUT_MS, maxBuffer: 10_000_000 })).stdout;
  } catch (error) {
    // It ran and could make nothing of the file.
    if (typeof (error as { code?: unknown }).code === 'number') throw new NotAFilm();
    throw error;
  }
}
