import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { downloadSettled } from '../contract/downloads.events.ts';

const SAVE = `
  insert into download_line (meter_id, user_id, file_id, title, release, started_at, window_until, bytes_sent, bytes_charged,
    file_bytes_charged, free_because)
  select $1, $2, $3, $4::jsonb, $5::jsonb, $6::timestamptz, $7::timestamptz, $8, $9, $10, $11
  where not exists (select from download_forgotten where user_id = $2)
  on conflict (meter_id) do update set window_until = excluded.window_until, bytes_sent = excluded.bytes_sent,
    bytes_charged = excluded.bytes_charged, file_bytes_charged = excluded.file_bytes_charged,
    free_because = excluded.free_because`;

/** A line for each member, file and window: what was sent, what was charged, and why none where none. */
export const downloadsProjection = defineProjection(
  'downloads',
  ['download_line', 'download_forgotten'],
  [
    on(downloadSettled, async ({ data }, { query }) => {
      if (data.fileId === null) return;
      await query(SAVE, [
        data.meterId,
        data.userId,
        data.fileId,
        JSON.stringify(data.title),
        JSON.stringify(data.release),
        data.startedAt,
        data.windowUntil,
        data.bytesSent,
        data.bytesCharged,
        data.fileBytesCharged,
        data.freeBecause,
      ]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into download_forgotten (user_id) values ($1) on conflict do nothing', [userId]);
      await query('delete from download_line where user_id = $1', [userId]);
    }),
  ],
);
