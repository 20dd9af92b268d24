import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureBounds, PictureError, WholePicture } from '../picture.port.ts';

/** What a telephone's camera makes, with room; a file of a few kilobytes can claim a thousand times as many. */
const MAX_PIXELS = 50_000_000;
/** For one step with a picture that may just pass, on a machine with much else to do: who waits longer has met a file made to take for ever. */
const MAX_SECONDS = 30;
/** Behind transparent pixels. */
const BACKGROUND = '#1f1d27';
const QUALITY = 88;

/** What the content begins with; the file's name and declared type are not looked at. */
const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

export interface Refused {
  error: PictureError;
}

export function square(file: string, { smallest, longest }: PictureBounds): Promise<{ bytes: Uint8Array } | Refused> {
  return made(file, smallest, async (picture) => ({ bytes: await asJpeg(picture.resize(longest, longest)) }));
}

export function whole(
  file: string,
  { smallest, longest }: PictureBounds,
): Promise<(Omit<WholePicture, 'bytes'> & { bytes: Uint8Array }) | Refused> {
  return made(file, smallest, async (picture) => {
    const bytes = await asJpeg(picture.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }));
    const { width, height } = await sharp(bytes).metadata();
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    const tint = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return { bytes, width, height, tint };
  });
}

async function made<Made>(
  path: string,
  smallest: number,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made | Refused> {
  const file = await readFile(path);
  // Before libvips sees it: of the many formats it reads (SVG among them) only two are wanted.
  const format = Object.entries(SIGNATURES).find(([, signature]) =>
    file.subarray(0, signature.length).equals(signature),
  )?.[0];
  if (!format) return { error: 'not_a_picture' };
  try {
    const { width, height, format: found } = await sharp(file, { limitInputPixels: false }).metadata();
    if (found !== format) return { error: 'not_a_picture' };
    if (width * height > MAX_PIXELS) return { error: 'too_many_pixels' };
    if (Math.min(width, height) < smallest) return { error: 'too_small' };
    return await make(opened(file));
  } catch {
    // Truncated or broken inside: sharp's words are not for people.
    return { error: 'not_a_picture' };
  }
}

function opened(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: BACKGROUND }).jpeg({ quality: QUALITY }).toBuffer();
}
