import type pg from 'pg';

const CHUNK = 500_000;

/** What is copied: votes, of which a site has most next to the reports of its players. */
const SOURCES = `
  create temporary table source as
  select (row_number() over (order by seq) - 1)::int as n, type, data, actor from write.event_log where type = 'title.rated.v1' limit 1000`;
/** In the order in which they would have come, each on a stream of its own, with their numbers. */
const COPIES = `
  insert into write.event_log (id, position, stream, version, type, data, time, actor)
  select ('0193c0de-0000-7000-8000-' || lpad(to_hex(copy.n), 12, '0'))::uuid, $1::bigint + copy.n, 'copy-' || copy.n, 1, s.type, s.data,
    now() - make_interval(secs => $4::bigint - copy.n), s.actor
  from generate_series($2::bigint, $3::bigint) copy (n) join source s on s.n = copy.n % (select count(*) from source)`;

/** Fills the log of a site that does not run up to so many events by copies of its own, as if all had been projected. */
export async function fillLog(client: pg.Client, wanted: number, onStep: (text: string) => void): Promise<void> {
  await client.query(SOURCES);
  const { rows } = await client.query<{ head: string; events: string }>(
    'select (select position from write.relay_head) as head, count(*) as events from write.event_log',
  );
  const { head, events } = rows[0]!;
  const copies = wanted - Number(events);
  for (let from = 1; from <= copies; from += CHUNK) {
    const to = Math.min(copies, from + CHUNK - 1);
    await client.query(COPIES, [head, from, to, copies]);
    onStep(`${to.toLocaleString('en')} copies`);
  }
  await client.query('update write.relay_head set position = (select max(position) from write.event_log)');
  await client.query('update read.projection_checkpoint set position = (select position from write.relay_head)');
  await client.query('vacuum (analyze) write.event_log');
}
