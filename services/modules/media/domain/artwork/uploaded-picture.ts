/** A part of a picture, in shares of its width and height: 0 to 1. */
interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that the staff uploaded, and what is shown of it. */
export interface UploadedPicture {
  /** Of the stored picture. */
  key: string;
  /** Its colour on the whole, `#rrggbb`. */
  tint: string;
  /** What is shown at most. */
  crop: Crop;
  /** What no shape cuts off: a point of the whole picture. */
  focus: { x: number; y: number };
}

/** Pictures in the place of those that are drawn. */
export interface UploadedPictures {
  poster?: UploadedPicture;
  backdrop?: UploadedPicture;
  portrait?: UploadedPicture;
  /** Of a news post or a collection. */
  cover?: UploadedPicture;
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The largest part of the crop that has the shape, around the focus as far as the crop goes.
 * @param size of the whole picture, in pixels. @param shape of which the ratio alone counts.
 * @returns whole pixels of the picture.
 */
export function cutFor(
  { crop, focus }: Pick<UploadedPicture, 'crop' | 'focus'>,
  size: { width: number; height: number },
  shape: { width: number; height: number },
): Rectangle {
  const part = { width: crop.width * size.width, height: crop.height * size.height };
  const scale = Math.min(part.width / shape.width, part.height / shape.height);
  const width = Math.max(1, Math.floor(shape.width * scale));
  const height = Math.max(1, Math.floor(shape.height * scale));
  return {
    left: placed(focus.x * size.width, width, crop.x * size.width, part.width, size.width),
    top: placed(focus.y * size.height, height, crop.y * size.height, part.height, size.height),
    width,
    height,
  };
}

/** Where a stretch around the focus begins, within the crop and the picture. */
function placed(focus: number, length: number, from: number, room: number, whole: number): number {
  const within = Math.min(Math.max(focus - length / 2, from), from + room - length);
  return Math.min(Math.max(Math.round(within), 0), whole - length);
}
