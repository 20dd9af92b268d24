import type { ReadDatabase } from '#platform/database/read-database.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { positionsBehind } from '#platform/messaging/projections/checkpoints/projection-progress.ts';

/** In positions of the log; more than that is a first filling, or a long break. */
const MAX_LAG = 1_000;
const CACHE_TTL_MS = 1_000;
/** Who has just changed something waits no longer than this for the engine: the read database has it already. */
const MAX_WAIT_MS = 500;

interface FreshnessOptions {
  database: ReadDatabase;
  /** Only in processes that answer queries. */
  feed?: ReadModelFeed;
  /** The projections of the read database's index and of the engine's. */
  projections: { database: string; engine: string };
}

/** Whether the engine knows what the read database's index knows, and what this request's client has just changed. */
export class EngineFreshness {
  private expiresAt = 0;
  private upToDate: Promise<boolean> = Promise.resolve(false);

  constructor(private readonly options: FreshnessOptions) {}

  async isFresh(): Promise<boolean> {
    const { feed, projections } = this.options;
    const after = currentContext()?.after ?? [];
    if (after.length > 0 && feed && !(await feed.reached([projections.engine], after, MAX_WAIT_MS))) return false;
    if (performance.now() >= this.expiresAt) {
      this.expiresAt = performance.now() + CACHE_TTL_MS;
      this.upToDate = this.isUpToDate();
    }
    return this.upToDate;
  }

  private async isUpToDate(): Promise<boolean> {
    const { database, projections } = this.options;
    return (await positionsBehind(database, projections.engine, projections.database)) <= MAX_LAG;
  }
}
