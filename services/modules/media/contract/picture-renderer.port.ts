import type { ArtworkSpec } from '../domain/artwork/artwork-spec.ts';
import type { UploadedPicture } from '../domain/artwork/uploaded-picture.ts';

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif';

export interface PictureShape {
  /** Pixels. */
  width: number;
  height: number;
  format: PictureFormat;
  /** Left and right exchanged. */
  mirrored?: boolean;
  /** What is shown of the original; all of it without. */
  shown?: Pick<UploadedPicture, 'crop' | 'focus'>;
}

/** Makes picture files. */
export abstract class PictureRenderer {
  /** The drawing in its kind's full size, as a JPEG near lossless. The same spec always gives the same picture. */
  abstract draw(spec: ArtworkSpec): Promise<Buffer>;

  /** A picture filling the shape; what stands over is cut off. */
  abstract resize(original: Buffer, shape: PictureShape): Promise<Buffer>;
}
