import {
  type CollectionFacts,
  collectionAdded,
  collectionRetired,
  collectionRevised,
} from '#modules/curation/contract/curation.events.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { collectionArtwork } from '../contract/pictures-of.ts';

async function save(facts: CollectionFacts, transaction: ProjectionTransaction): Promise<void> {
  await transaction.query(
    `insert into collection_artwork (collection_id, slug, spec) values ($1, $2, $3)
     on conflict (collection_id) do update set slug = excluded.slug, spec = excluded.spec`,
    [facts.collectionId, facts.slug, JSON.stringify(collectionArtwork(facts))],
  );
}

/** What the shared pictures of collections are drawn from. */
export const collectionArtworkProjection = defineProjection(
  'collection-artwork',
  ['collection_artwork'],
  [
    on(collectionAdded, ({ data }, transaction) => save(data, transaction)),
    on(collectionRevised, ({ data }, transaction) => save(data, transaction)),
    on(collectionRetired, async ({ data: { collectionId } }, transaction) => {
      await transaction.query('delete from collection_artwork where collection_id = $1', [collectionId]);
    }),
  ],
);
