import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ReadDatabase } from '../../../platform/database/read-database.js';
import { Checkpoints } from '../../../platform/messaging/projections/checkpoints.js';
import { transactionOn } from '../../../platform/messaging/projections/projection-runner.js';
import type { KeptIndex } from '../../../platform/search/search-indexes.port.js';
import { refillIndex, rewriteDocuments } from './search.projection.js';
import type { UnsureDocuments } from './unsure-documents.js';

const LOOK_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sees to it that an index outside the read database is there: makes it when it is missing (at the first start, after the
 * engine has lost its data, or because this version of the code wants other settings) and fills it from what its projection
 * remembers. Writes again what a transaction that came to nothing may have left there. Waits with back-off for an engine that cannot be reached, one log line an attempt.
 */
export class IndexKeeper {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** What is wrong; null while all is well. */
  fault: string | null = 'not looked at yet';

  constructor(
    private readonly kept: KeptIndex,
    private readonly unsure: UnsureDocuments,
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
      this.fault = await this.look();
      if (this.fault) {
        this.logger.warn({ index: this.kept.projection, fault: this.fault, retryMs }, 'the search index is waited for');
      }
      await pause(this.fault ? retryMs : LOOK_MS, undefined, { signal: this.stopping.signal });
      retryMs = this.fault ? Math.min(retryMs * 2, LONGEST_RETRY_MS) : FIRST_RETRY_MS;
    }
  }

  private async look(): Promise<string | null> {
    try {
      if (!(await this.kept.beside?.refill.isWhole())) await this.refill();
      await this.writeUnsure();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async refill(): Promise<void> {
    const { projection, beside } = this.kept;
    if (!beside) return;
    await this.standingStill(async (client) => {
      // Another process may have seen to it meanwhile.
      if (await beside.refill.isWhole()) return;
      const index = await beside.refill.begin();
      const documents = await refillIndex(projection, index, transactionOn(client, []));
      await beside.refill.swap();
      this.logger.info({ index: projection, documents }, 'the search index was made and filled');
    });
  }

  private async writeUnsure(): Promise<void> {
    const ids = this.unsure.take();
    if (!ids) return;
    const { projection, index } = this.kept;
    try {
      await this.standingStill((client) => rewriteDocuments(projection, ids, index, transactionOn(client, [])));
    } catch (error) {
      this.unsure.add(ids);
      throw error;
    }
  }

  /** In a transaction in which the projection stands still. */
  private async standingStill(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query('begin; set local search_path to read, public');
      await new Checkpoints(this.kept.projection, 'read').holdStill(client);
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
