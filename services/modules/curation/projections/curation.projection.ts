import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  boxOfficeSaved,
  type CollectionFacts,
  collectionAdded,
  collectionRetired,
  collectionRevised,
} from '../contract/curation.events.ts';

const SAVE = `
  insert into collection (id, slug, name, about, title_ids) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, about = excluded.about, title_ids = excluded.title_ids`;

async function save(
  { collectionId, slug, name, about, titleIds }: CollectionFacts,
  transaction: ProjectionTransaction,
) {
  await transaction.query(SAVE, [collectionId, slug, JSON.stringify(name), JSON.stringify(about), titleIds]);
  transaction.invalidate('collections');
}

/** Collections of titles, and the box office. */
export const curationProjection = defineProjection(
  'curation',
  ['collection', 'box_office_entry'],
  [
    on(collectionAdded, ({ data }, transaction) => save(data, transaction)),
    on(collectionRevised, ({ data }, transaction) => save(data, transaction)),
    on(collectionRetired, async ({ data: { collectionId } }, transaction) => {
      await transaction.query('delete from collection where id = $1', [collectionId]);
      transaction.invalidate('collections');
    }),
    on(boxOfficeSaved, async ({ data: { asOf, entries } }, transaction) => {
      await transaction.query('delete from box_office_entry');
      await transaction.query(
        `insert into box_office_entry (title_id, gross, as_of)
         select title_id, gross, $3::date from unnest($1::int[], $2::real[]) as t(title_id, gross)`,
        [entries.map(({ titleId }) => titleId), entries.map(({ gross }) => gross), asOf],
      );
    }),
  ],
);
