import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import { recordInTraces, timeNow, tracing } from '#platform/telemetry/spans.ts';
import { CHANNEL } from '../channels.ts';
import { Deposed } from './leadership.ts';

/** How many events one statement numbers at most. */
export const BATCH = 2_000;

// One statement, one transaction: the head moves exactly as far as events were numbered, and only in the leader's own term.
const numbering = (traceparents: string) => `
  with batch as (
    select id, row_number() over (order by seq) as n from (
      select id, seq from write.event_log where position is null order by seq limit ${BATCH}
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
    returning e.traceparent
  )
  select (select count(*)::int from batch) as found, (select count(*)::int from numbered) as count,
         (select position from head) as head,
         (select pg_notify('${CHANNEL.head}', position::text) from head) as told${traceparents}`;

const NUMBER_EVENTS = numbering('');
const NUMBER_AND_TRACE = numbering(', (select array_agg(distinct traceparent) from numbered) as traceparents');

interface Numbered {
  count: number;
  /** Position of the last of them. */
  head: number;
}

/**
 * Gives the next events their positions.
 * @throws Deposed when there was something to number, but in another relay's term.
 */
export async function numberEvents(client: pg.Client, term: number): Promise<Numbered> {
  const begun = tracing.on ? timeNow() : 0;
  const { rows } = await client.query(prepared(begun > 0 ? NUMBER_AND_TRACE : NUMBER_EVENTS, [term]));
  const { found, count, head, traceparents } = rows[0];
  if (found > 0 && count === 0) throw new Deposed();
  if (traceparents) {
    const attributes = { 'parde.events': count, 'parde.position': Number(head) };
    recordInTraces(traceparents, { name: 'number events', attributes }, begun);
  }
  return { count, head: Number(head) };
}
