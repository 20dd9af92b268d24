import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Limit, ProcessThrottle } from '#platform/throttling/in-process/process-throttle.ts';
import { PictureRenderer } from '../../../contract/picture-renderer.port.ts';
import type { ArtworkKind, ArtworkSpec } from '../../../domain/artwork/artwork-spec.ts';
import { DRAWING, factsVersion } from '../../../domain/artwork/drawing-version.ts';
import type { UploadedPictures } from '../../../domain/artwork/uploaded-picture.ts';
import { ArtworkReader, type PicturedSubject } from '../artwork.reader.ts';
import type { StoredImage, WantedImage } from '../get-image.query.ts';
import type { ImageFolder } from '../image-path.ts';
import { PictureCache } from '../picture-cache.ts';
import { AvatarStore } from './avatar.store.ts';
import { UploadedPictureStore } from './uploaded-picture.store.ts';

type DrawnFolder = Exclude<ImageFolder, 'avatars'>;

interface Drawn {
  kind: ArtworkKind;
  subject: PicturedSubject;
  mirrored?: boolean;
  /** The uploaded picture that goes before it. */
  uploaded?: keyof UploadedPictures;
}

const KINDS: Record<DrawnFolder, Drawn> = {
  posters: { kind: 'poster', subject: 'title', uploaded: 'poster' },
  'posters-en': { kind: 'poster-en', subject: 'title', uploaded: 'poster' },
  backdrops: { kind: 'backdrop', subject: 'title', uploaded: 'backdrop' },
  'backdrops-ltr': { kind: 'backdrop', subject: 'title', mirrored: true, uploaded: 'backdrop' },
  'backdrops-tall': { kind: 'backdrop-tall', subject: 'title', uploaded: 'backdrop' },
  news: { kind: 'backdrop', subject: 'news', uploaded: 'cover' },
  'news-ltr': { kind: 'backdrop', subject: 'news', mirrored: true, uploaded: 'cover' },
  'news-tall': { kind: 'backdrop-tall', subject: 'news', uploaded: 'cover' },
  collections: { kind: 'backdrop', subject: 'collection', uploaded: 'cover' },
  'collections-tall': { kind: 'backdrop-tall', subject: 'collection', uploaded: 'cover' },
  portraits: { kind: 'portrait', subject: 'person', uploaded: 'portrait' },
  share: { kind: 'share', subject: 'title', uploaded: 'backdrop' },
  'share-en': { kind: 'share-en', subject: 'title', uploaded: 'backdrop' },
  'share-people': { kind: 'share-person', subject: 'person', uploaded: 'portrait' },
  'share-people-en': { kind: 'share-person-en', subject: 'person', uploaded: 'portrait' },
  'share-news': { kind: 'share', subject: 'news', uploaded: 'cover' },
  'share-news-en': { kind: 'share-en', subject: 'news', uploaded: 'cover' },
  'share-collections': { kind: 'collection', subject: 'collection', uploaded: 'cover' },
  'share-collections-en': { kind: 'collection-en', subject: 'collection', uploaded: 'cover' },
  'share-pages': { kind: 'share', subject: 'page' },
  'share-pages-en': { kind: 'share-en', subject: 'page' },
};
/** New pictures; those that are kept cost next to nothing. A long page shows some two hundred. */
export const DRAWN_BY_ADDRESS: Limit = { name: 'drawn by address', max: 1_000, seconds: 600 };

/**
 * Pictures of people who uploaded one, and those drawn on first demand and cached on disk, each size once; a title whose facts
 * change gets new ones.
 */
@Injectable()
export class ImageStore {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly facts: ArtworkReader,
    private readonly avatars: AvatarStore,
    private readonly uploads: UploadedPictureStore,
    private readonly renderer: PictureRenderer,
    private readonly cache: PictureCache,
    private readonly throttle: ProcessThrottle,
  ) {}

  /**
   * @param address of who asks; null for the site itself, which may have as much drawn as it likes.
   * @returns null when nothing of that name is known.
   * @throws TooManyRequests when too much was drawn for that address.
   */
  find(image: WantedImage, address: string | null): Promise<StoredImage | null> {
    const { folder } = image;
    return folder === 'avatars' ? this.avatars.find(image) : this.findDrawn({ ...image, folder }, address);
  }

  private async findDrawn(
    image: WantedImage & { folder: DrawnFolder },
    address: string | null,
  ): Promise<StoredImage | null> {
    const { kind, subject, mirrored = false, uploaded } = KINDS[image.folder];
    const facts = await this.facts.find(subject, image.slug);
    if (!facts) return null;
    const version = `${factsVersion(facts)}.${DRAWING}`;
    const given = uploaded && facts.uploaded?.[uploaded];
    const shown = given && (await this.uploads.find(given, image));
    if (shown) return { ...shown, version };
    const spec: ArtworkSpec = { ...facts, kind };
    const drawing = createHash('sha256')
      .update(JSON.stringify([DRAWING, spec]))
      .digest('hex')
      .slice(0, 24);
    const name = `${drawing}-${image.width}x${image.height}${mirrored ? '-mirrored' : ''}.${image.format}`;
    const bytes = await this.once(name, async () => {
      if (address !== null) await this.throttle.consumeAddress(DRAWN_BY_ADDRESS, address);
      const original = await this.once(`${drawing}.jpg`, () => this.renderer.draw(spec));
      return this.renderer.resize(original, { ...image, mirrored });
    });
    return { bytes, etag: `"${name}"`, format: image.format, version };
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
    const kept = await this.cache.get(name);
    if (kept) return kept;
    const bytes = await make();
    await this.cache.put(name, bytes);
    return bytes;
  }
}
