import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { type PictureError, PicturePort } from '../picture.port.ts';

/** What a telephone's camera makes, with room; a file of a few kilobytes can claim a thousand times as many. */
const MAX_PIXELS = 50_000_000;
/** Behind transparent pixels. */
const BACKGROUND = '#1f1d27';
const QUALITY = 88;

/** What the content begins with; the file's name and declared type are not looked at. */
const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

type Drawn = { bytes: Buffer } | { error: PictureError };

@Injectable()
export class SharpPictures extends PicturePort {
  private before: Promise<unknown> = Promise.resolve();

  /** One at a time: unpacked, a picture that may just pass takes some hundred megabytes. */
  square(file: string, side: number): Promise<Drawn> {
    const drawn = this.before.then(async () => this.draw(await readFile(file), side));
    this.before = drawn.catch(() => undefined);
    return drawn;
  }

  private async draw(file: Buffer, side: number): Promise<Drawn> {
    // Before libvips sees it: of the many formats it reads (SVG among them) only two are wanted.
    const format = Object.entries(SIGNATURES).find(([, signature]) =>
      file.subarray(0, signature.length).equals(signature),
    )?.[0];
    if (!format) return { error: 'not_a_picture' };
    try {
      const { width, height, format: found } = await sharp(file, { limitInputPixels: false }).metadata();
      if (found !== format) return { error: 'not_a_picture' };
      if (width * height > MAX_PIXELS) return { error: 'too_many_pixels' };
      return { bytes: await redraw(file, side) };
    } catch {
      // Truncated or broken inside: sharp's words are not for people.
      return { error: 'not_a_picture' };
    }
  }
}

function redraw(file: Buffer, side: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
