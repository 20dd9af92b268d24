import type { PictureBounds, WholePicture } from '../picture.port.ts';
import { type Refused, square, whole } from './uploaded-picture.ts';

/** @param file its path. */
export type UploadTask = { shape: 'square' | 'whole'; file: string; bounds: PictureBounds };

/** Its bytes come over as what they are, without Node's own methods of them. */
export type MadeOfUpload = Refused | ({ bytes: Uint8Array } & Partial<Pick<WholePicture, 'width' | 'height' | 'tint'>>);

export default function unpackUpload({ shape, file, bounds }: UploadTask): Promise<MadeOfUpload> {
  return shape === 'square' ? square(file, bounds) : whole(file, bounds);
}
