import { type Evidence, listed } from './evidence.ts';

const FAULTS: [what: string, sql: string][] = [
  [
    'streams with a gap',
    `select stream, count(*), max(version) from write.event_log group by stream
     having count(*) <> max(version) or min(version) <> 1`,
  ],
  ['events without a position after draining', 'select stream, version from write.event_log where position is null'],
  [
    'positions that are not 1 to n without a gap',
    `select count(*), max(position), head from write.event_log, (select position as head from write.relay_head) head
     group by head having count(*) <> max(position) or count(distinct position) <> count(*) or head <> count(*)`,
  ],
  [
    'streams whose positions go against their versions',
    `select distinct a.stream from write.event_log a join write.event_log b using (stream)
     where a.version < b.version and a.position > b.position`,
  ],
  ...[
    ['comment', "'comment-' || id"],
    ['account', "'user-' || id"],
    ['title', "'title-' || id"],
    ['rating', "'rating-' || post_id || '-' || user_id"],
  ].map(([table, stream]): [string, string] => [
    `rows of write.${table} that are not where their stream is`,
    `select coalesce(row.stream, log.stream), row.version, log.version
     from (select ${stream} as stream, version from write.${table}) row
     full join (select stream, max(version) as version from write.event_log
                -- Requests, title-request-4, have streams of their own.
                where stream ~ '^${table === 'account' ? 'user' : table}-[0-9-]+$' group by stream) log using (stream)
     where row.version is distinct from log.version`,
  ]),
];

/** Invariant 2: each stream is gapless 1 to n, the log is numbered 1 to n in an order that respects every stream's own. */
export async function streams({ database, violations }: Evidence): Promise<void> {
  for (const [what, sql] of FAULTS) violations.addAll('2', what, await listed(database, sql));
}
