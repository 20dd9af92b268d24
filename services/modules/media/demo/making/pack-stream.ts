import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRendition } from '../../adapters/ffmpeg/make-rendition.ts';
import { makeThumbnails } from '../../adapters/ffmpeg/make-thumbnails.ts';
import { runTool } from '../../adapters/ffmpeg/run-tool.ts';
import { nameOfHeight } from '../../domain/streams/ladder.ts';
import { clipName, type MadeClip } from '../clip-manifest.ts';
import { CLIPS } from '../clips-folder.ts';
import { packSegments } from '../segment-pack.ts';
import { clipWidth } from './draw-scene.ts';
import type { Scene } from './scene.ts';

/**
 * The stream of a clip that was drawn: its own picture and sound cut into segments, kept as what they differ in from the
 * clip itself; and the scene's thumbnails. @param folder for what is not kept.
 */
export async function packStream(scene: Scene, height: number, folder: string): Promise<MadeClip> {
  const name = clipName(scene.name, height);
  const source = path.join(CLIPS, `${name}.mp4`);
  const bytes = await readFile(source);
  const order = { name: nameOfHeight(height), width: clipWidth(height), height, source, codecs: ['-c', 'copy'] };
  const work = path.join(folder, name);
  const rendition = await makeRendition(work, order);
  const parts = ['init.mp4', ...rendition.segments.map((_, index) => `${index}.m4s`)];
  const files = await Promise.all(parts.map((part) => readFile(path.join(work, rendition.name, part))));
  await writeFile(path.join(CLIPS, `${name}.segments.zst`), packSegments(files, bytes));
  const media = await factsOf(source, bytes);
  const thumbnails = await makeThumbnails(work, { source, ...media });
  if (!thumbnails || (await readdir(path.join(work, 'thumbnails'))).length !== 1)
    throw new Error('one sheet was expected');
  await copyFile(path.join(work, 'thumbnails', '0.jpg'), path.join(CLIPS, `${scene.name}/thumbnails.jpg`));
  await copyFile(path.join(work, 'thumbnails.vtt'), path.join(CLIPS, `${scene.name}/thumbnails.vtt`));
  await rm(work, { recursive: true });
  return { scene: scene.name, media, rendition, thumbnails };
}

async function factsOf(file: string, bytes: Buffer): Promise<MadeClip['media']> {
  const lines: string[] = [];
  const words = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', file];
  await runTool('ffprobe', words, { onLine: (line) => lines.push(line) });
  const { format, streams } = JSON.parse(lines.join('\n'));
  const video = streams.find((stream: { codec_type: string }) => stream.codec_type === 'video');
  const audio = streams.find((stream: { codec_type: string }) => stream.codec_type === 'audio');
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    container: 'mp4',
    durationSeconds: Number(format.duration),
    width: video.width,
    height: video.height,
    videoCodec: video.codec_name,
    audio: [{ language: null, codec: audio.codec_name, channels: audio.channels }],
    subtitles: [],
  };
}
