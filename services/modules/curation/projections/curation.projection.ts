import { collectionCoverPath } from '#modules/media/contract/pictures-of.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  boxOfficeSaved,
  type CollectionFacts,
  collectionAdded,
  collectionRetired,
  collectionRevised,
} from '../contract/curation.events.ts';

const SAVE = `
  insert into collection (id, slug, name, about, title_ids, cover_path, tint) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, about = excluded.about, title_ids = excluded.title_ids,
    cover_path = excluded.cover_path, tint = excluded.tint`;

/** The pictures of one without a cover are those of its first title, which its readers look up. */
async function save(facts: CollectionFacts, transaction: ProjectionTransaction): Promise<void> {
  const { collectionId, slug, name, about, titleIds, cover } = facts;
  const picture = [cover ? collectionCoverPath(facts) : null, cover?.tint ?? null];
  const texts = [JSON.stringify(name), JSON.stringify(about)];
  await transaction.query(SAVE, [collectionId, slug, ...texts, titleIds, ...picture]);
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
