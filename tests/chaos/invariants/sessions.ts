import { type Evidence, listed } from './evidence.ts';

const FAULTS: [what: string, sql: string][] = [
  [
    'accounts with several living sessions',
    'select account_id, count(*) from write.session where ended_at is null group by 1 having count(*) > 1',
  ],
  [
    'living sessions that differ between the write side and the read side',
    `select coalesce(w.id, r.session_id), w.id is null
     from (select id from write.session where ended_at is null) w
     full join read.session r on r.session_id = w.id where w.id is null or r.session_id is null`,
  ],
  [
    'log-ins whose event names another session as superseded than the one before them',
    `select stream, version from (
       select stream, version, type, data->>'supersededSessionId' as superseded,
         lag(type) over w as before, lag(data->>'sessionId') over w as previous
       from write.event_log where type in ('user.session-started.v1', 'user.session-ended.v1')
       window w as (partition by stream order by version)
     ) chain
     where type = 'user.session-started.v1'
       and superseded is distinct from case when before = 'user.session-started.v1' then previous end`,
  ],
];

/** Invariant 6, at rest; the rivals look at it all the while. */
export async function sessions({ database, violations }: Evidence): Promise<void> {
  for (const [what, sql] of FAULTS) violations.addAll('6', what, await listed(database, sql));
}
