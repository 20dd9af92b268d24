import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { streamChanged, streamPrepared } from '../contract/streams.events.ts';

const SAVE = `
  insert into media_stream (sha256, state, percent, error, changed_at, facts) values ($1, $2, $3, $4, $5, $6)
  on conflict (sha256) do update set state = excluded.state, percent = excluded.percent, error = excluded.error,
    changed_at = excluded.changed_at, facts = excluded.facts`;

/** What is ready for streaming, and how far the rest is. */
export const mediaStreamsProjection = defineProjection(
  'media-streams',
  ['media_stream'],
  [
    on(streamChanged, async ({ time, data: { sha256, stage, percent, error } }, { query }) => {
      await query(SAVE, [sha256, stage, percent, error, time, null]);
    }),
    on(streamPrepared, async ({ time, data: { sha256, stream } }, { query }) => {
      await query(SAVE, [sha256, 'ready', 100, null, time, JSON.stringify(stream)]);
    }),
  ],
);
