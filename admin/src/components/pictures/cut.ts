import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';

export interface Shape {
  width: number;
  height: number;
}

/** A part of a picture, in shares of its width and height. */
export type Cut = UploadedPicture['crop'];

/**
 * What a shape shows of a picture: the largest part of the crop that has the shape, around the focus as far as the crop goes.
 * The server cuts in the same way.
 * @param size of the whole picture, in pixels.
 */
export function cutFor({ crop, focus }: Pick<UploadedPicture, 'crop' | 'focus'>, size: Shape, shape: Shape): Cut {
  const scale = Math.min((crop.width * size.width) / shape.width, (crop.height * size.height) / shape.height);
  const width = (shape.width * scale) / size.width;
  const height = (shape.height * scale) / size.height;
  const around = (point: number, length: number, from: number, room: number) =>
    Math.min(Math.max(point - length / 2, from), from + room - length);
  return {
    x: around(focus.x, width, crop.x, crop.width),
    y: around(focus.y, height, crop.y, crop.height),
    width,
    height,
  };
}
