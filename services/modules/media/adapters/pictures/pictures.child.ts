import type { PictureShape } from '../../contract/picture-renderer.port.ts';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import { draw, resize } from './make-picture.ts';

export type PictureTask = { spec: ArtworkSpec } | { original: Uint8Array; shape: PictureShape };

export default function makePicture(task: PictureTask): Promise<Uint8Array> {
  return 'spec' in task ? draw(task.spec) : resize(task.original, task.shape);
}
