/** Why an uploaded file is not taken. */
export type PictureError = 'not_a_picture' | 'too_many_pixels' | 'too_small';

/** In pixels. */
export interface PictureBounds {
  /** Each side of the uploaded picture at least. */
  smallest: number;
  /** The longer side of the one that is made at most; of a square, each. */
  longest: number;
}

/** A picture of its own, made from an uploaded one. */
export interface WholePicture {
  /** A JPEG. */
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** Its colour on the whole, `#rrggbb`. */
  tint: string;
}

export abstract class PicturePort {
  /**
   * Makes a square picture of its own from an uploaded JPEG or PNG: nothing of the file but its pixels goes through, no
   * EXIF (with the place it was taken at), no second file hidden behind the first.
   * @param file its path.
   * @returns a JPEG, or why there is none.
   */
  abstract square(file: string, bounds: PictureBounds): Promise<{ bytes: Buffer } | { error: PictureError }>;

  /** The same of a whole picture, in its own shape. */
  abstract whole(file: string, bounds: PictureBounds): Promise<WholePicture | { error: PictureError }>;
}
