import pg from 'pg';
import type { DatabaseLimits } from './limits.ts';

/** Told with the time (`performance.now()`) at which the question was sent that nobody has answered. */
export const SILENT = 'silent';

/** The driver's own state, of which its types say nothing. */
interface Driver {
  connection: { stream: { destroy(error?: Error): void } };
  connectionParameters: { query_timeout: number };
}

/** Whether the client has given up waiting, so that the connection still waits for the answer. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * A connection that is given up when the server does not answer in time. The driver alone would go on waiting on it, and
 * whoever gets it next from a pool would wait behind that.
 */
export class GuardedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms; all pass through
  override query(...given: any[]): any {
    const since = performance.now();
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, result: unknown) => {
        this.judge(error, since);
        callback(error, result);
      };
      return super.query(...(given as [string]));
    }
    const running: unknown = super.query(...(given as [string]));
    if (running instanceof Promise) running.catch((error) => this.judge(error, since));
    return running;
  }

  /** For as long as the connection lives. */
  async allow(limits: DatabaseLimits): Promise<void> {
    this.driver.connectionParameters.query_timeout = limits.queryMs;
    await this.query(settings('set', limits));
  }

  /** For what the transaction that is open still does. */
  async allowInTransaction<T>(limits: DatabaseLimits, work: () => Promise<T>): Promise<T> {
    const { connectionParameters } = this.driver;
    const usual = connectionParameters.query_timeout;
    connectionParameters.query_timeout = limits.queryMs;
    try {
      await this.query(settings('set local', limits));
      return await work();
    } finally {
      connectionParameters.query_timeout = usual;
    }
  }

  /** Breaks the connection, which then tells whoever has it. */
  drop(why: string): void {
    this.driver.connection.stream.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
  }

  private judge(error: unknown, since: number): void {
    if (!isUnanswered(error)) return;
    // With a question open the driver breaks the connection at once, and no pool takes it back.
    this.end().catch(() => undefined);
    this.emit(SILENT, since);
  }

  private get driver(): Driver {
    return this as unknown as Driver;
  }
}

function settings(set: 'set' | 'set local', { statementMs, idleInTransactionMs }: DatabaseLimits): string {
  return `${set} statement_timeout to ${statementMs}; ${set} idle_in_transaction_session_timeout to ${idleInTransactionMs}`;
}
