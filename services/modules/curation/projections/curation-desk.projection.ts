import { foldNames } from '#platform/kernel/text/fold-names.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  boxOfficeSaved,
  type CollectionFacts,
  collectionAdded,
  collectionRetired,
  collectionRevised,
} from '../contract/curation.events.ts';

const SAVE = `
  insert into collection_desk (id, slug, name, about, title_ids, cover, folded, version, added_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (id) do update set name = excluded.name, about = excluded.about, title_ids = excluded.title_ids,
    cover = excluded.cover, folded = excluded.folded, version = excluded.version, changed_at = excluded.changed_at`;

interface Saved {
  data: CollectionFacts;
  version: number;
  time: Date;
}

async function save({ data, version, time }: Saved, transaction: ProjectionTransaction): Promise<void> {
  const { collectionId, slug, name, about, titleIds, cover } = data;
  const texts = [JSON.stringify(name), JSON.stringify(about)];
  const picture = cover ? JSON.stringify(cover) : null;
  const folded = foldNames([name.fa, name.en, about.fa, about.en]);
  await transaction.query(SAVE, [collectionId, slug, ...texts, titleIds, picture, folded, version, time]);
}

/** Collections and the box office as the staff edits them: with their versions, and with what is retired. */
export const curationDeskProjection = defineProjection(
  'curation-desk',
  ['collection_desk', 'box_office_desk'],
  [
    on(collectionAdded, save),
    on(collectionRevised, save),
    on(collectionRetired, async ({ data: { collectionId }, version, time }, transaction) => {
      const sql = 'update collection_desk set retired = true, version = $2, changed_at = $3 where id = $1';
      await transaction.query(sql, [collectionId, version, time]);
    }),
    on(boxOfficeSaved, async ({ data: { asOf, entries }, version }, transaction) => {
      await transaction.query('delete from box_office_desk');
      const sql = 'insert into box_office_desk (version, as_of, entries) values ($1, $2, $3)';
      await transaction.query(sql, [version, asOf, JSON.stringify(entries)]);
    }),
  ],
);
