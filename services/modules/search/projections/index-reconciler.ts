import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { WAITS_OUTSIDE } from '#platform/database/connections/longer-limits.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { Checkpoints } from '#platform/messaging/projections/checkpoints/checkpoints.ts';
import { transactionOn } from '#platform/messaging/projections/projection-runner.ts';
import type { ProjectedIndex } from '../contract/search-indexes.port.ts';
import type { DirtyDocuments } from './dirty-documents.ts';
import { refillIndex, rewriteDocuments } from './search.projection.ts';

const POLL_INTERVAL_MS = 10_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

/**
 * Brings an index outside the read database to what it should be: makes it when it is missing (at the first start, after the
 * engine has lost its data, or because this version of the code wants other settings) and fills it from the tables of its
 * projection; writes dirty documents again. Waits with back-off for an engine that cannot be reached, one log line an attempt.
 */
export class IndexReconciler {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** What is wrong; null while all is well. */
  error: string | null = 'not looked at yet';

  constructor(
    private readonly projected: ProjectedIndex,
    private readonly dirty: DirtyDocuments,
    private readonly database: ReadDatabase,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running = this.run().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) throw error;
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping.signal.aborted) {
      this.error = await this.look();
      if (this.error) {
        this.logger.warn(
          { index: this.projected.projection, error: this.error, retryMs },
          'the search index is waited for',
        );
      }
      await pause(this.error ? retryMs : POLL_INTERVAL_MS, undefined, { signal: this.stopping.signal });
      retryMs = this.error ? Math.min(retryMs * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    }
  }

  private async look(): Promise<string | null> {
    try {
      if (!(await this.projected.shadows?.refill.isWhole())) await this.refill();
      await this.writeDirty();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async refill(): Promise<void> {
    const { projection, shadows } = this.projected;
    if (!shadows) return;
    await this.standingStill(async (client) => {
      // Another process may have seen to it meanwhile.
      if (await shadows.refill.isWhole()) return;
      const index = await shadows.refill.begin();
      const documents = await refillIndex(projection, index, transactionOn(client, []));
      await shadows.refill.swap();
      this.logger.info({ index: projection, documents }, 'the search index was made and filled');
    });
  }

  private async writeDirty(): Promise<void> {
    const ids = this.dirty.take();
    if (!ids) return;
    const { projection, index } = this.projected;
    try {
      await this.standingStill((client) => rewriteDocuments(projection, ids, index, transactionOn(client, [])));
    } catch (error) {
      this.dirty.add(ids);
      throw error;
    }
  }

  /** In a transaction in which the projection stands still. */
  private async standingStill(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query(`begin; set local search_path to read, public; ${WAITS_OUTSIDE}`);
      await new Checkpoints(this.projected.projection, 'read').holdStill(client);
      await work(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
