import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import { allProgress } from '#platform/messaging/projections/checkpoints/projection-progress.ts';
import { knownProjections } from '#platform/messaging/projections/known-projections.ts';
import { type ConsoleRebuild, REBUILD_COLUMNS } from '../get-rebuild/console-rebuild.schema.ts';
import type { ConsoleProjection, ListProjectionsRequest } from './console-projection.schema.ts';
import { ListProjections } from './list-projections.query.ts';

/** As the planner estimates, which costs no reading; of a table that was never analyzed, as the statistics have counted. */
const SIZES = `
  select c.relname as table, pg_total_relation_size(c.oid) as bytes,
    case when c.reltuples < 0 then pg_stat_get_live_tuples(c.oid) else c.reltuples::bigint end as rows
  from pg_class c where c.relnamespace = 'read'::regnamespace and c.relkind = 'r'`;
const LAST_REBUILDS = `
  select ${REBUILD_COLUMNS} from read.rebuild
  where id in (select max(id) from read.rebuild group by projection)`;
const NOT_BEGUN = { position: 0, lag: 0, parked: 0, updated_at: null };

type Size = { table: string; bytes: number; rows: number };
type Progress = Pick<ConsoleProjection, 'position' | 'lag' | 'parked' | 'updated_at'>;

@QueryHandler(ListProjections)
export class ListProjectionsHandler implements IQueryHandler<ListProjections> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request }: ListProjections): Promise<ListPage<ConsoleProjection>> {
    const [progress, sizes, rebuilds] = await Promise.all([
      allProgress(this.database),
      this.database.rows<Size>(SIZES),
      this.database.rows<ConsoleRebuild & Record<string, unknown>>(LAST_REBUILDS),
    ]);
    const progressOf = new Map(progress.map(({ name, ...each }): [string, Progress] => [name, each]));
    const sizeOf = new Map(sizes.map((size) => [size.table, size]));
    const rebuildOf = new Map(rebuilds.map((rebuild) => [rebuild.projection, rebuild]));
    const rows = [...knownProjections]
      // Of the search engines only one is in use.
      .filter(([id]) => progressOf.has(id) || !id.startsWith('search-'))
      .map(([id, tables]) => {
        const own = tables.flatMap((table) => sizeOf.get(table) ?? []);
        const size = { tables: tables.length, bytes: sum(own, 'bytes'), rows: sum(own, 'rows') };
        return { id, ...(progressOf.get(id) ?? NOT_BEGUN), ...size, rebuild: rebuildOf.get(id) ?? null };
      });
    const { offset, limit, sort } = request;
    return { rows: inOrder(rows, sort).slice(offset, offset + limit), total: rows.length };
  }
}

const sum = (sizes: readonly Size[], of: 'bytes' | 'rows') => sizes.reduce((total, size) => total + size[of], 0);

function inOrder(
  rows: readonly ConsoleProjection[],
  { field, direction }: ListProjectionsRequest['sort'],
): ConsoleProjection[] {
  const sign = direction === 'desc' ? -1 : 1;
  const byName = (one: ConsoleProjection, other: ConsoleProjection) => (one.id < other.id ? -1 : 1);
  if (field === 'id') return rows.toSorted((one, other) => sign * byName(one, other));
  return rows.toSorted((one, other) => sign * (one[field] - other[field]) || byName(one, other));
}
