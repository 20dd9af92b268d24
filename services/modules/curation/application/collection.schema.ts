import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { StoredCollection } from '../persistence/collection.entity.ts';

export const MAX_TITLES = 100;
const inBothLanguages = (most: number) =>
  z.strictObject({ fa: z.string().trim().min(1).max(most), en: z.string().trim().min(1).max(most) });

/** What the staff says of a collection, new or changed. */
export const collectionFields = {
  name: inBothLanguages(80),
  about: inBothLanguages(300).describe('a sentence that says what holds it together'),
  title_ids: z.array(entityId).min(1).max(MAX_TITLES).describe('in the order of the collection'),
  cover: uploadedPicture.nullish().describe('an uploaded picture, in the place of that of its first title'),
};
const fields = z.object(collectionFields);

export function collectionOf({ name, about, title_ids, cover }: z.infer<typeof fields>): StoredCollection {
  return { name, about, titleIds: title_ids, ...(cover && { cover }) };
}

export const collectionSavedAnswer = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'CollectionSaved' });
export type CollectionSavedAnswer = z.infer<typeof collectionSavedAnswer>;
export type SavedCollection = Omit<CollectionSavedAnswer, 'status'>;
