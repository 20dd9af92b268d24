import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { listQuery, searchText } from '#platform/http/list-query.ts';

const state = z.enum(['on_site', 'retired']);
const inBothLanguages = z.object({ fa: z.string(), en: z.string() });

export const listConsoleCollections = listQuery({
  fields: ['changed_at', 'added_at', 'titles_count', 'id'],
  sort: ['changed_at', 'DESC'],
  filter: { state: state.optional(), q: searchText.optional().describe('part of a name or of what it says') },
});
export type ListConsoleCollectionsRequest = z.output<typeof listConsoleCollections>;

export const consoleCollection = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: inBothLanguages,
    about: inBothLanguages,
    titles_count: z.number().int(),
    state,
    version: z.number().int().describe('goes back with the change'),
    added_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'ConsoleCollection' });
export type ConsoleCollection = z.infer<typeof consoleCollection>;

export const chosenTitle = z
  .object({ id: z.number().int(), post: postCard.nullable().describe('null while it is not listed') })
  .meta({ id: 'ChosenTitle' });

export const consoleCollectionDetail = consoleCollection
  .extend({
    titles: z.array(chosenTitle).describe('in the order of the collection'),
    cover: uploadedPicture.nullable().describe('null where the picture of its first title stands for it'),
  })
  .meta({ id: 'ConsoleCollectionDetail' });
export type ConsoleCollectionDetail = z.infer<typeof consoleCollectionDetail>;

export const COLLECTION_DESK = {
  table: 'read.collection_desk',
  columns: `id, slug, name, about, titles_count, version, case when retired then 'retired' else 'on_site' end as state,
    read.iso_time(added_at) as added_at, read.iso_time(changed_at) as changed_at`,
};
