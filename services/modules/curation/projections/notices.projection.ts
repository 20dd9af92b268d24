import { foldNames } from '#platform/kernel/text/fold-names.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { type NoticeFacts, noticeAdded, noticeRetired, noticeRevised } from '../contract/notice.events.ts';

const SAVE = `
  insert into notice (id, kind, text, link, shown_from, shown_until, folded, version, added_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (id) do update set kind = excluded.kind, text = excluded.text, link = excluded.link,
    shown_from = excluded.shown_from, shown_until = excluded.shown_until, folded = excluded.folded,
    version = excluded.version, changed_at = excluded.changed_at`;

interface Saved {
  data: NoticeFacts;
  version: number;
  time: Date;
}

async function save({ data, version, time }: Saved, transaction: ProjectionTransaction): Promise<void> {
  const { noticeId, kind, text, link, from, until } = data;
  const folded = foldNames([text.fa, text.en]);
  await transaction.query(SAVE, [noticeId, kind, JSON.stringify(text), link, from, until, folded, version, time]);
  transaction.invalidate('notices');
}

/** What stands above every page, with what is retired for the staff. */
export const noticesProjection = defineProjection(
  'notices',
  ['notice'],
  [
    on(noticeAdded, save),
    on(noticeRevised, save),
    on(noticeRetired, async ({ data: { noticeId }, version, time }, transaction) => {
      const sql = 'update notice set retired = true, version = $2, changed_at = $3 where id = $1';
      await transaction.query(sql, [noticeId, version, time]);
      transaction.invalidate('notices');
    }),
  ],
);
