import type { ReadDatabase } from '#platform/database/read-database.ts';

interface ProjectionProgress {
  name: string;
  /** Of its partition that is furthest behind. */
  position: number;
  /** Positions behind the newest that any projection has reached: the read side does not see the log itself. */
  lag: number;
  /** Events it could not digest. */
  parked: number;
  /** ISO 8601, in an answer. */
  updated_at: string;
}

const ALL = `
  with checkpoint as (
    select projection as name, min(position) as position, max(updated_at) as updated_at
    from read.projection_checkpoint c
    -- What the log's one partition had before Kafka's took over says nothing any more.
    where partition <> 'log'
      or not exists (select from read.projection_checkpoint k where k.projection = c.projection and k.partition <> 'log')
    group by projection
  ),
  parked as (select projection as name, count(*) as parked from read.parked_event group by projection)
  select name, position, (select max(position) from checkpoint) - position as lag, coalesce(parked, 0) as parked, updated_at
  from checkpoint left join parked using (name) order by name`;

const BEHIND = `
  select coalesce(max(s.position - coalesce(e.position, 0)), 0)::bigint as behind
    from read.projection_checkpoint s
    left join read.projection_checkpoint e on e.projection = $2 and e.partition = s.partition
   where s.projection = $1`;

/** How fresh each read model is. */
export function allProgress(database: ReadDatabase): Promise<ProjectionProgress[]> {
  return database.rows<ProjectionProgress & { [column: string]: unknown }>(ALL);
}

/** @returns how many positions `projection` is behind `other`, in the partition where it is most. */
export async function positionsBehind(database: ReadDatabase, projection: string, other: string): Promise<number> {
  const row = await database.row<{ behind: number }>(BEHIND, [other, projection]);
  return Number(row?.behind ?? 0);
}
