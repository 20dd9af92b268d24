import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Config } from '../../../../platform/config/config.js';
import { projectRoot } from '../../../../platform/config/project-root.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ArtworkKind, ArtworkSpec } from '../../domain/artwork/artwork-spec.js';
import { renderArtwork } from '../../domain/artwork/render-artwork.js';
import type { ImageFolder, ImagePath } from './image-path.js';

const KINDS: Record<ImageFolder, { kind: ArtworkKind; subject: 'title' | 'person' }> = {
  posters: { kind: 'poster', subject: 'title' },
  backdrops: { kind: 'backdrop', subject: 'title' },
  portraits: { kind: 'portrait', subject: 'person' },
  share: { kind: 'share', subject: 'title' },
};
/** Part of every cached name: a new way of drawing makes new files. */
const DRAWING_VERSION = 1;
const JPEG_QUALITY = 82;
const ORIGINAL_QUALITY = 95;

export interface StoredImage {
  bytes: Buffer;
  etag: string;
}

/** Pictures drawn on first demand and kept on disk, each size once; a title whose facts change gets new ones. */
@Injectable()
export class ImageStore {
  private readonly folder: string;
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    config: Config,
    private readonly database: ReadDatabase,
  ) {
    this.folder = path.resolve(projectRoot(), config.values.dataDir, 'images');
  }

  /** @returns null when nothing of that name is known. */
  async find(image: ImagePath): Promise<StoredImage | null> {
    const { kind, subject } = KINDS[image.folder];
    const row = await this.database.row<{ spec: Omit<ArtworkSpec, 'kind'> }>(
      'select spec from read.artwork where subject = $1 and slug = $2',
      [subject, image.slug],
    );
    if (!row) return null;
    const spec: ArtworkSpec = { ...row.spec, kind };
    const drawing = createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, spec]))
      .digest('hex')
      .slice(0, 24);
    const name = `${drawing}-${image.width}x${image.height}.${image.format}`;
    const bytes = await this.once(name, async () => {
      const original = await this.once(`${drawing}.jpg`, () => draw(spec));
      return resize(original, image);
    });
    return { bytes, etag: `"${name}"` };
  }

  /** A file of the cache, made when it is not there; asked for twice at once it is made once. */
  private once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.underWay.get(name);
    if (running) return running;
    const made = this.readOrMake(name, make).finally(() => this.underWay.delete(name));
    this.underWay.set(name, made);
    return made;
  }

  private async readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, name.slice(0, 2), name);
    try {
      return await readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const bytes = await make();
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}

/** The original in full size: JPEG near lossless takes a fifth of the PNG's space. */
async function draw(spec: ArtworkSpec): Promise<Buffer> {
  return sharp(await renderArtwork(spec))
    .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function resize(original: Buffer, { width, height, format }: ImagePath): Promise<Buffer> {
  const picture = sharp(original).resize(width, height, { fit: 'cover' });
  return format === 'jpg'
    ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
    : picture.png({ palette: false, compressionLevel: 8 }).toBuffer();
}
