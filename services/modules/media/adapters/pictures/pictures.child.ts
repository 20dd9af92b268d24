import { collectGarbage } from '#platform/kernel/memory/collect-garbage.ts';
import type { PictureShape } from '../../contract/picture-renderer.port.ts';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import { draw, resize } from './make-picture.ts';

export type PictureTask = { spec: ArtworkSpec } | { original: Uint8Array; shape: PictureShape };

export default async function makePicture(task: PictureTask): Promise<Uint8Array> {
  try {
    return 'spec' in task ? await draw(task.spec) : await resize(task.original, task.shape);
  } finally {
    // Bitmaps of some megabytes hang on objects of some bytes, for which V8 sees no hurry.
    collectGarbage('regular');
  }
}
