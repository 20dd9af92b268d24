import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { PictureRenderer, type PictureShape } from '../contract/picture-renderer.port.ts';
import type { ArtworkSpec } from '../domain/artwork/artwork-spec.ts';
import { renderArtwork } from './render-artwork.ts';

const ORIGINAL_QUALITY = 95;
const JPEG_QUALITY = 82;

// No picture is worked on twice, and several are at once: neither a cache nor more threads for each is worth its memory.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures by resvg and sharp. */
@Injectable()
export class SharpPictureRenderer extends PictureRenderer {
  /** JPEG near lossless takes a fifth of the PNG's space. */
  async draw(spec: ArtworkSpec): Promise<Buffer> {
    const { pixels, width, height } = await renderArtwork(spec);
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
  }

  resize(original: Buffer, { width, height, format }: PictureShape): Promise<Buffer> {
    const picture = sharp(original).resize(width, height, { fit: 'cover' });
    return format === 'jpg'
      ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
      : picture.png({ palette: false, compressionLevel: 8 }).toBuffer();
  }
}
