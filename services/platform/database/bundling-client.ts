import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { BundledQuery, type Wire } from './bundled-query.ts';
import { GuardedClient } from './guarded-client.ts';

const BEGIN = 'start transaction';
const COMMIT = 'commit';

/**
 * A connection whose transactions cost no round trips of their own: the first statement opens the transaction and, where the
 * caller says so, the last one ends it (docs/adr/0073-transactions-open-and-end-with-their-statements.md).
 */
export class BundlingClient extends GuardedClient {
  /** What is still to be sent before the first statement. */
  private opening: readonly string[] | null = null;
  private ending = false;
  private ended = false;

  /** The next statement opens a transaction. @param settings SQL without parameters, for the transaction. */
  begin(...settings: string[]): void {
    this.opening = [BEGIN, ...settings];
  }

  /** The next statement is the transaction's last one: when it succeeds, the transaction is committed. */
  commitWithNext(): void {
    this.ending = true;
  }

  async commit(): Promise<void> {
    if (!this.isOver()) await this.query(wordOf(COMMIT));
  }

  async rollback(): Promise<void> {
    if (!this.isOver()) await this.query('rollback');
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms; all pass through
  override query(...given: any[]): any {
    const { opening, ending } = this;
    if (!opening && !ending) return super.query(...given);
    this.opening = null;
    this.ending = false;
    const before = opening ?? [];
    const [config] = given;
    const known = this.knows(...before);
    if (given.length === 1 && isPrepared(config)) {
      const behind = ending && this.knows(COMMIT) ? [COMMIT] : [];
      if (known && before.length + behind.length > 0) return this.bundle(config, before, behind);
    }
    // One after the other; an error of theirs is one of the statement's too.
    for (const text of before) super.query(wordOf(text)).catch(() => undefined);
    return super.query(...given);
  }

  private async bundle(config: pg.QueryConfig, before: readonly string[], behind: readonly string[]) {
    const result = await new Promise<pg.QueryResult>((resolve, reject) => {
      const answer = (error: Error | null, rows: pg.QueryResult) => (error ? reject(error) : resolve(rows));
      super.query(new BundledQuery(config, before, behind), answer);
    });
    this.ended = behind.length > 0;
    return result;
  }

  /** Whether the transaction has ended with its last statement, or no statement has opened it. */
  private isOver(): boolean {
    const over = this.ended || this.opening !== null;
    this.ended = false;
    this.ending = false;
    this.opening = null;
    return over;
  }

  private knows(...texts: readonly string[]): boolean {
    const { parsedStatements } = (this as unknown as { connection: Wire }).connection;
    return texts.every((text) => parsedStatements[text] !== undefined);
  }
}

/** The next statement of the transaction is its last one; the caller leaves the transaction then. */
export async function commitWithNext(manager: EntityManager): Promise<void> {
  const client: unknown = await manager.queryRunner?.connect();
  if (client instanceof BundlingClient) client.commitWithNext();
}

/** Prepared under its own text. */
function wordOf(text: string): pg.QueryConfig {
  return { name: text, text };
}

function isPrepared(config: unknown): config is pg.QueryConfig {
  return typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
}
