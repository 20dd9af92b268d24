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
import { AvatarStore } from './avatar.store.js';
import type { ImageFolder, ImagePath } from './image-path.js';
import { resize, type StoredImage } from './resize.js';

type DrawnFolder = Exclude<ImageFolder, 'avatars'>;

const KINDS: Record<DrawnFolder, { kind: ArtworkKind; subject: 'title' | 'person' }> = {
  posters: { kind: 'poster', subject: 'title' },
  backdrops: { kind: 'backdrop', subject: 'title' },
  portraits: { kind: 'portrait', subject: 'person' },
  share: { kind: 'share', subject: 'title' },
};
/** Part of every cached name: a new way of drawing makes new files. */
const DRAWING_VERSION = 1;
const ORIGINAL_QUALITY = 95;

// No picture is worked on twice, and several are at once: neither a cache nor more threads for each is worth its memory.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures of people who uploaded one, and those drawn on first demand and kept on disk, each size once; a title whose facts change gets new ones. */
@Injectable()
export class ImageStore {
  private readonly folder: string;
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    config: Config,
    private readonly database: ReadDatabase,
    private readonly avatars: AvatarStore,
  ) {
    this.folder = path.resolve(projectRoot(), config.values.dataDir, 'images');
  }

  /** @returns null when nothing of that name is known. */
  find(image: ImagePath): Promise<StoredImage | null> {
    const { folder } = image;
    return folder === 'avatars' ? this.avatars.find(image) : this.findDrawn({ ...image, folder });
  }

  private async findDrawn(image: ImagePath & { folder: DrawnFolder }): Promise<StoredImage | null> {
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
  const { pixels, width, height } = await renderArtwork(spec);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
