import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { runTool } from '../../adapters/ffmpeg/run-tool.ts';
import { renderSvg } from '../../adapters/pictures/render-artwork.ts';
import { clipName } from '../clip-manifest.ts';
import { CLIPS } from '../clips-folder.ts';
import { frameAt } from './frame.ts';
import { FRAMES_A_SECOND, type Scene, SECONDS } from './scene.ts';
import { SAMPLES_A_SECOND, soundOf } from './sound.ts';

/** Frames that are drawn while one is on its way to the encoder. */
const AHEAD = 3;

/** How much may be lost of a picture of each height (x264's factor). */
const LOSS: ReadonlyMap<number, number> = new Map([
  [480, 31],
  [720, 32],
  [1080, 34],
  [2160, 37],
]);
/** As long as a segment of a stream: each begins with a whole picture. */
const KEYFRAME_SECONDS = 4;

export const clipWidth = (height: number) => 2 * Math.ceil((height * 16) / 9 / 2);

/** Draws and encodes a scene's clips. @param folder for what is not kept. @param onPercent every tenth part. */
export async function drawScene(scene: Scene, folder: string, onPercent: (percent: number) => void): Promise<void> {
  const { heights } = scene;
  const full = Math.max(...heights);
  const sound = path.join(folder, `${scene.name}.pcm`);
  await writeFile(sound, soundOf(scene.name, scene.score));
  const frames = `-f rawvideo -pix_fmt rgba -s ${clipWidth(full)}x${full} -framerate ${FRAMES_A_SECOND} -i pipe:0`;
  const samples = ['-f', 's16le', '-ar', String(SAMPLES_A_SECOND), '-ac', '2', '-i', sound];
  const parts = heights.map((_, index) => `[s${index}]`).join('');
  const scaled = heights.map(
    (height, index) =>
      `[s${index}]scale=${clipWidth(height)}:${height}:flags=area:out_color_matrix=bt709:out_range=tv,format=yuv420p[v${index}]`,
  );
  const filter = [`[0:v]split=${heights.length}${parts}`, ...scaled].join(';');
  const outputs = heights.flatMap((height, index) => output(scene, height, index));
  const head = ['-hide_banner', '-v', 'error', '-y', ...frames.split(' '), ...samples, '-filter_complex', filter];
  await runTool('ffmpeg', [...head, ...outputs], { input: Readable.from(framesOf(scene, clipWidth(full), onPercent)) });
}

function output(scene: Scene, height: number, index: number): string[] {
  const picture = `-c:v libx264 -preset medium -tune animation -crf ${LOSS.get(height)} -g ${KEYFRAME_SECONDS * FRAMES_A_SECOND} -sc_threshold 0 -threads 2`;
  const colours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
  const sound = '-c:a aac -b:a 44k -ac 2';
  const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart';
  const words = ['-map', `[v${index}]`, '-map', '1:a', ...`${picture} ${colours} ${sound} ${plain}`.split(' ')];
  return [...words, '-t', String(SECONDS), path.join(CLIPS, `${clipName(scene.name, height)}.mp4`)];
}

async function* framesOf(scene: Scene, width: number, onPercent: (percent: number) => void): AsyncGenerator<Buffer> {
  const count = SECONDS * FRAMES_A_SECOND;
  const draw = (index: number) => renderSvg(frameAt(scene, index / FRAMES_A_SECOND), width);
  const drawn = Array.from({ length: AHEAD }, (_, index) => draw(index));
  for (let index = 0; index < count; index++) {
    const picture = await drawn.shift();
    if (index + AHEAD < count) drawn.push(draw(index + AHEAD));
    if (picture) yield picture.pixels;
    if ((index + 1) % (count / 10) === 0) onPercent(((index + 1) * 100) / count);
  }
}
