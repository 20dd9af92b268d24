import { deepFrozen } from '../../outbox/deep-frozen.ts';
import type { RecordedEvent } from '../../outbox/event-definition.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '../../outbox/recorded-event-row.ts';

/** From a position to another, of these types, and no more than so many bytes of data: the event that goes over is the last. */
export const READ_WINDOW = `
  select * from (
    select ${EVENT_COLUMNS}, json, sum(octet_length(json)) over (order by position) as bytes
    from (
      select ${EVENT_COLUMNS.replace(' data,', ' null as data,')}, data::text as json
      from write.event_log where position > $1 and position <= $2 and type = any($3)
    ) found
  ) weighed
  where bytes - octet_length(json) < $4
  order by position`;

export interface WindowRow extends EventRow {
  /** The event's data. */
  json: string;
  /** Of its data and of those before it in the same answer. */
  bytes: string | number;
}

/** Frozen, because several subscriptions get the same one. */
export function toSharedEvent(row: WindowRow): RecordedEvent {
  return Object.freeze(toRecordedEvent({ ...row, data: deepFrozen(JSON.parse(row.json)) }));
}
