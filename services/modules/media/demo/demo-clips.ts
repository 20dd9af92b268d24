import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import type { DemoClip } from '../contract/demo-clip.ts';
import { mediaFacts } from '../contract/media-facts.ts';

const MANIFEST = 'services/modules/media/demo/clips.json';

/** The clips that ship with the project, as their manifest has them. */
export function demoClips(): DemoClip[] {
  const clips: DemoClip[] = JSON.parse(readFileSync(path.join(projectRoot(), MANIFEST), 'utf8'));
  return clips.map(({ scene, media }) => ({ scene, media: mediaFacts.parse(media) }));
}
