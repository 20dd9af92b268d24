import type { ReadDatabase } from '../../database/read-database.js';
import { currentContext } from '../../http/request-context.js';
import type { ReadModelFeed } from '../../messaging/feed/read-model-feed.js';

/** Positions that the engine's projection may be behind: more than that is a first filling, or a long break. */
const MOST_BEHIND = 1_000;
const BELIEVED_MS = 1_000;
/** Who has just changed something waits no longer than this for the engine: the read database has it already. */
const LONGEST_WAIT_MS = 500;

const BEHIND = `
  select coalesce(max(s.position - coalesce(e.position, 0)), 0)::bigint as behind
    from read.projection_checkpoint s
    left join read.projection_checkpoint e on e.projection = $2 and e.partition = s.partition
   where s.projection = $1`;

export interface FreshnessOptions {
  database: ReadDatabase;
  /** Only in processes that answer queries. */
  feed?: ReadModelFeed;
  /** The projections of the read database's index and of the engine's. */
  projections: { database: string; engine: string };
}

/** Whether the engine knows what the read database's index knows, and what this request's client has just changed. */
export class EngineFreshness {
  private believedUntil = 0;
  private upToDate: Promise<boolean> = Promise.resolve(false);

  constructor(private readonly options: FreshnessOptions) {}

  async isFresh(): Promise<boolean> {
    const { feed, projections } = this.options;
    const after = currentContext()?.after ?? [];
    if (after.length > 0 && feed && !(await feed.reached([projections.engine], after, LONGEST_WAIT_MS))) return false;
    if (performance.now() >= this.believedUntil) {
      this.believedUntil = performance.now() + BELIEVED_MS;
      this.upToDate = this.look();
    }
    return this.upToDate;
  }

  private async look(): Promise<boolean> {
    const { database, projections } = this.options;
    const [row] = await database.rows<{ behind: number }>(BEHIND, [projections.database, projections.engine]);
    return Number(row?.behind ?? 0) <= MOST_BEHIND;
  }
}
