import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { mediaFacts } from '../contract/media-facts.ts';
import { rendition, thumbnails } from '../contract/streams/stream-facts.ts';

/** A clip with what was made of it; its files lie in a folder of its scene beside the manifest. */
const madeClip = z.object({ scene: z.string(), media: mediaFacts, rendition, thumbnails });
export type MadeClip = z.infer<typeof madeClip>;

export const MANIFEST = 'clips.json';

/** `night-of-stars/720p`: in the folder of its scene, without an ending. */
export const clipName = (scene: string, height: number) => `${scene}/${height}p`;

/** @param folder with the manifest in it. @returns by scene, the smallest picture first. */
export async function readManifest(folder: string): Promise<MadeClip[]> {
  return z.array(madeClip).parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
}

export async function writeManifest(folder: string, clips: readonly MadeClip[]): Promise<void> {
  const sorted = clips.toSorted((a, b) => a.scene.localeCompare(b.scene) || a.media.height - b.media.height);
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The same, for a start that waits for it. @throws Error where the folder has no manifest. */
export function readMadeClips(folder: string): MadeClip[] {
  return z.array(madeClip).parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
}
