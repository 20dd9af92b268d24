import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import type { DemoClip } from '../contract/demo-clip.ts';
import type { StreamFacts } from '../contract/streams/stream-facts.ts';
import { MANIFEST, type MadeClip, readMadeClips } from './clip-manifest.ts';

const LANGUAGES = ['fa', 'en'] as const;

/** In the sources; an image has only what the build has copied of them. @throws Error where there are none. */
export function clipsFolder(): string {
  const trees = [projectRoot(), path.join(projectRoot(), 'services/dist')];
  const places = trees.map((tree) => path.join(tree, 'services/modules/media/demo/clips'));
  const found = places.find((place) => existsSync(path.join(place, MANIFEST)));
  if (!found) throw new Error(`the demo's clips are in none of ${places.join(', ')}`);
  return found;
}

export const madeClips = (): MadeClip[] => readMadeClips(clipsFolder());

/** The clips that ship with the project, as their manifest has them. */
export const demoClips = (): DemoClip[] => madeClips().map(({ scene, media }) => ({ scene, media }));

/** The stream of a clip: its own picture, and the smaller ones of its scene. */
export function streamOf(clip: MadeClip, clips: readonly MadeClip[]): StreamFacts {
  const renditions = clips
    .filter(({ scene, media }) => scene === clip.scene && media.height <= clip.media.height)
    .map(({ rendition }) => rendition);
  return { renditions, thumbnails: clip.thumbnails };
}

/** The subtitles of every clip: each scene has one of each language. */
export async function demoSubtitles(): Promise<{ sha256: string; language: string; vtt: string }[]> {
  const subtitles = madeClips().map(({ scene, media: { sha256 } }) =>
    LANGUAGES.map(async (language) => {
      const vtt = await readFile(path.join(clipsFolder(), `${scene}/${language}.vtt`), 'utf8');
      return { sha256, language, vtt };
    }),
  );
  return Promise.all(subtitles.flat());
}
