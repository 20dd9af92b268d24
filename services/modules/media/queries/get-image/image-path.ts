import { z } from 'zod';

const POSTER_SIZES = ['30x45', '150x225', '300x450', '600x900'] as const;
const TALL_SIZES = ['48x64', '480x640', '720x960', '900x1200'] as const;
const SHARED_SIZES = ['1200x630'] as const;
const WIDE_SIZES = ['64x36', '640x360', '1280x720', '1600x900'] as const;

/** The folders of the image host with the sizes (pixels) it gives; anything else is refused, so nobody can fill the disk. */
const IMAGE_SIZES = {
  posters: POSTER_SIZES,
  /** Lettered for readers of English. */
  'posters-en': POSTER_SIZES,
  /** For a page that is read from right to left: what is drawn stands left. */
  backdrops: WIDE_SIZES,
  /** The mirror image, for a page that is read from left to right. */
  'backdrops-ltr': WIDE_SIZES,
  /** For a screen that is higher than wide. */
  'backdrops-tall': TALL_SIZES,
  /** Of news posts. */
  news: WIDE_SIZES,
  'news-ltr': WIDE_SIZES,
  'news-tall': TALL_SIZES,
  /** Of collections that have a cover of their own. */
  collections: WIDE_SIZES,
  'collections-tall': TALL_SIZES,
  portraits: ['32x32', '96x96', '200x200', '400x400'],
  /** What a shared link shows: to a title, */
  share: SHARED_SIZES,
  'share-en': SHARED_SIZES,
  /** a person, */
  'share-people': SHARED_SIZES,
  'share-people-en': SHARED_SIZES,
  /** a news post, */
  'share-news': SHARED_SIZES,
  'share-news-en': SHARED_SIZES,
  /** a collection, */
  'share-collections': SHARED_SIZES,
  'share-collections-en': SHARED_SIZES,
  /** and a page of the site's own: `home`, `oscar-2016`. */
  'share-pages': SHARED_SIZES,
  'share-pages-en': SHARED_SIZES,
  avatars: ['32x32', '96x96', '200x200', '400x400'],
} as const;

export type ImageFolder = keyof typeof IMAGE_SIZES;

export interface ImagePath {
  folder: ImageFolder;
  slug: string;
  width: number;
  height: number;
  format: 'jpg' | 'png';
}

const FILE = /^(?<slug>[\p{L}\p{N}][\p{L}\p{N}-]{0,190}?)(?:-(?<size>\d{1,4}x\d{1,4}))?\.(?<format>jpg|png)$/u;

export const imageFolder = z.enum(Object.keys(IMAGE_SIZES) as [ImageFolder, ...ImageFolder[]]);

/**
 * Reads `the-godfather-1972-300x450.jpg`: a name, an allowed size as suffix (the largest when there is none), jpg or png.
 * @returns null for anything else.
 */
export function parseImagePath(folder: ImageFolder, file: string): ImagePath | null {
  const groups = FILE.exec(file)?.groups;
  if (!groups) return null;
  const sizes: readonly string[] = IMAGE_SIZES[folder];
  const size = groups['size'] ?? sizes.at(-1)!;
  if (!sizes.includes(size)) return null;
  const [width, height] = size.split('x').map(Number) as [number, number];
  return { folder, slug: groups['slug']!, width, height, format: groups['format'] as 'jpg' | 'png' };
}
