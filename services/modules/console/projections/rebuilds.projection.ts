import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { parkedRetryBegun, rebuildBegun, rebuildEnded, rebuildProgressed } from '../contract/rebuilds.events.ts';

const BEGIN = `
  insert into rebuild (id, projection, mode, begun_by, begun_at, changed_at) values ($1, $2, $3, $4, $5, $5)
  on conflict (id) do nothing`;
const PROGRESS = `
  update rebuild
  set stage = $2, changed_at = $3, phase = $4, position = $5, head = $6, events = $7, events_per_second = $8,
    started_at = case when $2 = 'running' then coalesce(started_at, $3) end
  where id = $1`;
const END = `
  update rebuild
  set stage = $2, changed_at = $3, ended_at = $3, phase = $4, position = $5, head = $6, events = $7,
    events_per_second = $8, parked = $9, stood_still_ms = $10, differences = $11, error = $12
  where id = $1`;

/** The read models that the staff has made anew, and how far each is. */
export const rebuildsProjection = defineProjection(
  'rebuilds',
  ['rebuild'],
  [
    on(rebuildBegun, async ({ time, data }, { query }) => {
      const { rebuildId, projection, mode, begunBy } = data;
      await query(BEGIN, [rebuildId, projection, mode, begunBy, time]);
    }),
    on(parkedRetryBegun, async ({ time, data: { rebuildId, projection, begunBy } }, { query }) => {
      await query(BEGIN, [rebuildId, projection, 'retry', begunBy, time]);
    }),
    on(rebuildProgressed, async ({ time, data }, { query }) => {
      const { rebuildId, stage, phase, position, head, events, eventsPerSecond } = data;
      await query(PROGRESS, [rebuildId, stage, time, phase, position, head, events, eventsPerSecond]);
    }),
    on(rebuildEnded, async ({ time, data }, { query }) => {
      const { rebuildId, stage, phase, position, head, events, eventsPerSecond, parked, stoodStillMs, error } = data;
      const progress = [phase, position, head, events, eventsPerSecond];
      const differences = data.differences && JSON.stringify(data.differences);
      await query(END, [rebuildId, stage, time, ...progress, parked, stoodStillMs, differences, error]);
    }),
  ],
);
