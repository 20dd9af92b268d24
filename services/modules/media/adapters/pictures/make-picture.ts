import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureShape } from '../../contract/picture-renderer.port.ts';
import type { ArtworkSpec } from '../../domain/artwork/artwork-spec.ts';
import { cutFor } from '../../domain/artwork/uploaded-picture.ts';
import { renderArtwork } from './render-artwork.ts';

const ORIGINAL_QUALITY = 95;
const JPEG_QUALITY = 82;
const WEBP_QUALITY = 75;
/** The lowest effort but one: a poster takes twice a JPEG's time and half its bytes; each step above doubles the time for a few hundred bytes. */
const AVIF = { quality: 50, effort: 1 };
/** A large picture lies behind words, at two or more of its points to one of the screen's: nobody sees the third of its bytes that this saves. */
const LARGE = { pixels: 600_000, avif: { quality: 40, effort: 2 } };

// No picture is worked on twice, and several are at once: neither a cache nor more threads for each is worth its memory.
sharp.cache(false);
sharp.concurrency(1);

/** By resvg. JPEG near lossless takes a fifth of the PNG's space. */
export async function draw(spec: ArtworkSpec): Promise<Buffer> {
  const { pixels, width, height } = await renderArtwork(spec);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export async function resize(original: Uint8Array, shape: PictureShape): Promise<Buffer> {
  const { width, height, format, mirrored = false, shown } = shape;
  const whole = sharp(original);
  const picture = shown ? whole.extract(cutFor(shown, await whole.metadata(), shape)) : whole;
  const resized = picture.resize(width, height, { fit: 'cover' }).flop(mirrored);
  return inFormat[format](resized, width * height).toBuffer();
}

const inFormat: Record<PictureFormat, (picture: Sharp, pixels: number) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }),
  png: (picture) => picture.png({ palette: false, compressionLevel: 8 }),
  webp: (picture) => picture.webp({ quality: WEBP_QUALITY }),
  avif: (picture, pixels) => picture.avif(pixels < LARGE.pixels ? AVIF : LARGE.avif),
};
