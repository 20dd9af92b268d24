import sharp from 'sharp';
import type { ImagePath } from './image-path.js';

export interface StoredImage {
  bytes: Buffer;
  etag: string;
}

const JPEG_QUALITY = 82;

export function resize(original: Buffer, { width, height, format }: ImagePath): Promise<Buffer> {
  const picture = sharp(original).resize(width, height, { fit: 'cover' });
  return format === 'jpg'
    ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
    : picture.png({ palette: false, compressionLevel: 8 }).toBuffer();
}
