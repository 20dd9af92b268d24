import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RebuildKind } from '../contract/rebuilds.events.ts';
import type { RebuildState } from '../domain/projection-rebuild.ts';

/** A worker that has not been heard of for so long is taken for dead, and another begins again. */
const REBUILD_LEASE_SECONDS = 30;

/** A rebuild that the staff has asked for. */
export interface RebuildRow extends RebuildState {
  id: number;
  /** Of the stream `rebuild-<id>`. */
  version: number;
  projection: string;
  mode: RebuildKind;
  begunBy: number;
}

const COLUMNS = `id, version, projection, mode, begun_by as "begunBy", stage, attempts, worker, phase, position, head, events,
  events_per_second as "eventsPerSecond", parked, stood_still_ms as "stoodStillMs", differences, error`;
/** One at a time of each projection: the index says which are open. */
const INSERT = `
  insert into write.rebuild (version, projection, mode, begun_by, stage, attempts)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (projection) where stage in ('waiting', 'running') do nothing
  returning id`;
const SAVE = `
  update write.rebuild
  set version = $2, stage = $3, attempts = $4, worker = $5, phase = $6, position = $7, head = $8, events = $9,
    events_per_second = $10, parked = $11, stood_still_ms = $12, differences = $13, error = $14, changed_at = now(),
    lease_until = case when $3 = 'running' then now() + interval '${REBUILD_LEASE_SECONDS} seconds' end
  where id = $1`;
const NEXT = `
  select ${COLUMNS} from write.rebuild
  where stage = 'waiting' or (stage = 'running' and lease_until < now())
  order by id limit 1 for update skip locked`;

@Injectable()
export class RebuildRepository {
  /** @returns its id, or null where one of the same projection is open. */
  async insert(manager: EntityManager, row: Omit<RebuildRow, 'id'>): Promise<number | null> {
    const { version, projection, mode, begunBy, stage, attempts } = row;
    const values = [version, projection, mode, begunBy, stage, attempts];
    const [added] = await manager.query<{ id: number }[]>(INSERT, values);
    return added?.id ?? null;
  }

  async lock(manager: EntityManager, id: number): Promise<RebuildRow | null> {
    const sql = `select ${COLUMNS} from write.rebuild where id = $1 for update`;
    return numbered((await manager.query<RebuildRow[]>(sql, [id]))[0]);
  }

  /** What is to be done next, the longest asked for first; one whose worker has died is among it. Locks it. */
  async next(manager: EntityManager): Promise<RebuildRow | null> {
    return numbered((await manager.query<RebuildRow[]>(NEXT))[0]);
  }

  /** Saves it; the lease of one that is running begins anew. */
  async save(manager: EntityManager, row: RebuildRow): Promise<void> {
    const { id, version, stage, attempts, worker, phase, position, head, events, eventsPerSecond } = row;
    const progress = [phase, position, head, events, eventsPerSecond];
    const differences = row.differences && JSON.stringify(row.differences);
    const outcome = [row.parked, row.stoodStillMs, differences, row.error];
    await manager.query(SAVE, [id, version, stage, attempts, worker, ...progress, ...outcome]);
  }
}

/** The driver gives a bigint as text where nothing in the process has told it otherwise. */
function numbered(row: RebuildRow | undefined): RebuildRow | null {
  return row ? { ...row, position: Number(row.position), head: Number(row.head), events: Number(row.events) } : null;
}
