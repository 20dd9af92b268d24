import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/* Files that people send as pictures, good and bad. */

/** Specification §5: a file has to be smaller than this, in bytes. */
export const BOUND = 5_242_880;

/** Pixels that do not compress. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

export function jpeg(width: number, height: number): Promise<Buffer> {
  return noise(width, height).jpeg().toBuffer();
}

/** A good JPEG, padded behind its end to so many bytes. */
export async function jpegOfBytes(bytes: number): Promise<Buffer> {
  const file = await jpeg(100, 100);
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}

/** Left half red, right half blue, held sideways, with a camera's name and a place in its EXIF. */
export async function jpegWithPlace(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#e01010' } };
  return sharp({ create: { width, height, channels: 3, background: '#1010e0' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: 'Canary Camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 21/1', GPSLongitude: '51/1 23/1 20/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function svg(): Buffer {
  return Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>',
  );
}

export function gif(): Promise<Buffer> {
  return noise(30, 30).gif().toBuffer();
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // One bit a pixel, greyscale.
  data.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** 30,000 × 30,000 pixels in some hundred kilobytes. */
export async function bomb(): Promise<Buffer> {
  const side = 30_000;
  const row = Buffer.alloc(1 + side / 8);
  const packed = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)), { level: 9 });
  return Buffer.concat([SIGNATURE, header(side, side), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG whose pixels do not unpack. */
export async function pngWithChunk(data: string): Promise<Buffer> {
  return Buffer.concat([SIGNATURE, header(64, 64), chunk('IDAT', Buffer.from(data)), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG that calls itself an animation of two pictures. */
export async function apng(): Promise<Buffer> {
  const file = await noise(80, 80).png().toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([file.subarray(0, afterHeader), chunk('acTL', control), file.subarray(afterHeader)]);
}

const HTML = '<script>alert("CANARY")</script>';
const PHP = '<?php echo "CANARY"; ?>';

/** Good pictures that are something else, too. */
export const polyglots: Record<string, () => Promise<Buffer>> = {
  'a page behind its end': async () => Buffer.concat([await jpeg(64, 64), Buffer.from(HTML)]),
  'an archive behind its end': async () =>
    Buffer.concat([await jpeg(64, 64), Buffer.from('PK\u0003\u0004CANARY.exe'), Buffer.alloc(64)]),
  'a script in its comment': async () => {
    const file = await jpeg(64, 64);
    const comment = Buffer.from(PHP);
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    return Buffer.concat([file.subarray(0, 2), marker, comment, file.subarray(2)]);
  },
  'a page in its text': async () => {
    const file = await noise(80, 80).png().toBuffer();
    const afterHeader = SIGNATURE.length + 25;
    const text = chunk('tEXt', Buffer.from(`Comment\0${HTML}`));
    return Buffer.concat([file.subarray(0, afterHeader), text, file.subarray(afterHeader)]);
  },
};
