import type { CollectionCard } from '../../api/types.ts';
import { shareImage, sharePage } from '../../lib/images/image-url.ts';

/** Whether it has a cover of its own; otherwise the pictures of its first title stand for it. */
export function hasCover({ horizontal_cover }: CollectionCard): boolean {
  return horizontal_cover.includes('/collections/');
}

/** What a shared link to it shows: its cover, or else a drawing with its name. */
export function collectionShare(language: string, collection: CollectionCard): string {
  return hasCover(collection)
    ? shareImage(language, collection.horizontal_cover)
    : sharePage(language, collection.slug, 'collections');
}
