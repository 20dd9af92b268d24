/*
 * npm run make-clips [scene …]: makes the demo's clips again from scratch, with their streams, subtitles and thumbnails, and
 * the manifest that names them. Needs ffmpeg (with libx264) on the machine; nothing that runs the product does.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../adapters/ffmpeg/run-tool.ts';
import { type MadeClip, readManifest, writeManifest } from './clip-manifest.ts';
import { CLIPS } from './clips-folder.ts';
import { drawScene } from './making/draw-scene.ts';
import { packStream } from './making/pack-stream.ts';
import type { Scene } from './making/scene.ts';
import { desertRoad } from './making/scenes/desert-road.ts';
import { nightOfStars } from './making/scenes/night-of-stars.ts';
import { rainOfFrames } from './making/scenes/rain-of-frames.ts';
import { seaAtDusk } from './making/scenes/sea-at-dusk.ts';
import { subtitlesOf } from './making/subtitles-of.ts';

const SCENES = [nightOfStars, seaAtDusk, desertRoad, rainOfFrames];
const say = (line: string) => process.stderr.write(`  ${line}\n`);

async function requireFfmpeg(): Promise<void> {
  await runTool('ffmpeg', ['-version']).catch(() => {
    throw new Error('ffmpeg is not on this machine: it draws the clips together (Debian: apt-get install ffmpeg)');
  });
}

async function make(scene: Scene, folder: string): Promise<MadeClip[]> {
  const begun = performance.now();
  const made = [];
  await drawScene(scene, folder, (percent) => say(`${scene.name}: ${percent} %`));
  for (const height of scene.heights) made.push(await packStream(scene, height, folder));
  for (const language of ['fa', 'en'] as const) {
    await writeFile(path.join(CLIPS, `${scene.name}/${language}.vtt`), subtitlesOf(scene, language));
  }
  const bytes = made.reduce((sum, { media }) => sum + media.size, 0);
  say(`${scene.name}: ${(bytes / 1e6).toFixed(1)} MB in ${Math.round((performance.now() - begun) / 1000)} s`);
  return made;
}

await requireFfmpeg();
for (const { name } of SCENES) await mkdir(path.join(CLIPS, name), { recursive: true });
const asked = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'parde-clips-'));
try {
  for (const scene of SCENES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const made = await make(scene, folder);
    const others = (await readManifest(CLIPS).catch(() => [])).filter((clip) => clip.scene !== scene.name);
    await writeManifest(CLIPS, [...others, ...made]);
  }
} finally {
  await rm(folder, { recursive: true });
}
