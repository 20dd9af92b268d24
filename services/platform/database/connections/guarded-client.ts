import pg from 'pg';
import type { DatabaseLimits } from './limits.ts';

/** Told with the time (`performance.now()`) at which the question was sent that nobody has answered. */
export const SILENT = 'silent';

/** As the driver says it: what is told by its words (messaging/projections/parking/passing-error.ts) is told of both. */
const UNANSWERED = 'Query read timeout';

/** The driver's own state, of which its types say nothing. */
interface Driver {
  connection: { stream: { destroy(error?: Error): void } };
  connectionParameters: { query_timeout: number | false };
}

/** Null, or what came in place of the result. */
type Answer = (error: Error | null, result?: unknown) => void;

/**
 * A connection that is given up when the server does not answer in time. The driver alone would go on waiting on it, and
 * whoever gets it next from a pool would wait behind that.
 *
 * The driver is asked with a function to call, and not to wait for the limit itself: the functions that it makes for a promise and for a limit lie among
 * V8's old objects at once, and keep what was answered in memory until all of these are looked through
 * (docs/adr/0110-answers-of-the-database-die-young.md).
 */
export class GuardedClient extends pg.Client {
  /** How long an answer may take, in milliseconds; 0 is for ever. */
  private limitMs: number;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connectionParameters } = this.driver;
    this.limitMs = Number(connectionParameters.query_timeout);
    connectionParameters.query_timeout = 0;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms; all pass through
  override query(...given: any[]): any {
    if (typeof given.at(-1) === 'function')
      return super.query(...(given.with(-1, this.inTime(given.at(-1))) as [string]));
    return new Promise((resolve, reject) => {
      const answer = this.inTime((error, result) => (error ? reject(error) : resolve(result)));
      super.query(...([...given, answer] as unknown as [string]));
    }).catch((error: Error) => {
      // What was under way when the answer came tells nobody who had asked.
      Error.captureStackTrace(error);
      throw error;
    });
  }

  /** For as long as the connection lives. */
  async allow(limits: DatabaseLimits): Promise<void> {
    this.limitMs = limits.queryMs;
    await this.query(settings('set', limits));
  }

  /** For what the transaction that is open still does. */
  async allowInTransaction<T>(limits: DatabaseLimits, work: () => Promise<T>): Promise<T> {
    const usual = this.limitMs;
    this.limitMs = limits.queryMs;
    try {
      await this.query(settings('set local', limits));
      return await work();
    } finally {
      this.limitMs = usual;
    }
  }

  /** Breaks the connection, which then tells whoever has it. */
  drop(why: string): void {
    this.driver.connection.stream.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
  }

  /** @returns what calls it once: with the answer, or when the limit is over. */
  private inTime(answer: Answer): Answer {
    const since = performance.now();
    let isOver = false;
    const once: Answer = (error, result) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      answer(error, result);
    };
    const giveUp = () => {
      once(new Error(UNANSWERED));
      // With a question open the driver breaks the connection at once, and no pool takes it back.
      this.end().catch(() => undefined);
      this.emit(SILENT, since);
    };
    const timer = this.limitMs > 0 ? setTimeout(giveUp, this.limitMs) : undefined;
    return once;
  }

  private get driver(): Driver {
    return this as unknown as Driver;
  }
}

function settings(set: 'set' | 'set local', { statementMs, idleInTransactionMs }: DatabaseLimits): string {
  return `${set} statement_timeout to ${statementMs}; ${set} idle_in_transaction_session_timeout to ${idleInTransactionMs}`;
}
