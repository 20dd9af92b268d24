import type pg from 'pg';
import { prepared } from '#platform/database/connections/statements/prepared.ts';
import { recordInTraces, timeNow, tracing } from '#platform/telemetry/spans.ts';
import { CHANNEL } from '../channels.ts';
import type { NumberedEvent } from '../outbox/relay/local-relay.ts';
import { MAX_TOLD } from '../outbox/relay/numbered-notice.ts';
import { Deposed } from './leadership.ts';
import { MAX_BATCH } from './numbering-pace.ts';

// One statement, one transaction: the head moves exactly as far as events were numbered, and only in the leader's own term.
const numbering = (limit: number, more: string, told: string) => `
  with batch as (
    select id, row_number() over (order by seq) as n from (
      select id, seq from write.event_log where position is null order by seq limit ${limit}
    ) unnumbered
  ),
  head as (
    update write.relay_head set position = position + (select count(*) from batch)
    where (select count(*) from batch) > 0 and term = $1
    returning position
  ),
  numbered as (
    update write.event_log e
    set position = head.position - (select count(*) from batch) + batch.n
    from batch, head where e.id = batch.id
    returning e.id, e.position, e.traceparent
  )
  select (select count(*)::int from batch) as found, (select count(*)::int from numbered) as count,
         (select position from head) as head,
         (select pg_notify('${CHANNEL.head}', concat(position, ${told})) from head) as told${more}`;

// Whoever waits need not ask: their ids go along, so many as a notification has room for.
const IDS = `(select ' ' || string_agg(id::text, ',' order by position) from numbered having count(*) <= ${MAX_TOLD})`;
const TRACEPARENTS = ', (select array_agg(distinct traceparent) from numbered) as traceparents';
const EVENTS = `, (select json_agg(json_build_object('id', id, 'position', position)) from numbered) as events`;

interface Numbered {
  count: number;
  /** Position of the last of them. */
  head: number;
  /** Null where nobody wants them. */
  events: NumberedEvent[] | null;
}

interface Wanted {
  /** How many at most. */
  limit?: number;
  /** Which event got which position: then the notification does not say it. */
  events?: boolean;
}

/**
 * Gives the next events their positions.
 * @throws Deposed when there was something to number, but in another relay's term.
 */
export async function numberEvents(client: pg.Client, term: number, wanted: Wanted = {}): Promise<Numbered> {
  const { limit = MAX_BATCH } = wanted;
  const begun = tracing.on ? timeNow() : 0;
  const more = (begun > 0 ? TRACEPARENTS : '') + (wanted.events ? EVENTS : '');
  const { rows } = await client.query(prepared(numbering(limit, more, wanted.events ? 'null' : IDS), [term]));
  const { found, count, head, traceparents, events = null } = rows[0];
  if (found > 0 && count === 0) throw new Deposed();
  if (traceparents) {
    const attributes = { 'parde.events': count, 'parde.position': Number(head) };
    recordInTraces(traceparents, { name: 'number events', attributes }, begun);
  }
  return { count, head: Number(head), events };
}
