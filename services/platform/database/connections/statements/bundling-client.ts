import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { GuardedClient } from '../guarded-client.ts';
import { BundledQuery, type BundledStatement, type Wire } from './bundled-query.ts';

const BEGIN = plainStatement('start transaction');
const COMMIT = plainStatement('commit');

/**
 * A connection whose transactions cost no round trips of their own: the first statement opens the transaction and, where the
 * caller says so, the last one ends it (docs/adr/0073-transactions-open-and-end-with-their-statements.md).
 */
export class BundlingClient extends GuardedClient {
  /** What is still to be sent before the first statement. */
  private opening: readonly BundledStatement[] | null = null;
  private ending = false;
  private ended = false;

  /** The next statement opens a transaction. @param statements run in it before that statement, in the same round trip. */
  begin(...statements: BundledStatement[]): void {
    this.opening = [BEGIN, ...statements];
  }

  /** The next statement is the transaction's last one: when it succeeds, the transaction is committed. */
  commitWithNext(): void {
    this.ending = true;
  }

  async commit(): Promise<void> {
    if (!this.isOver()) await this.query(COMMIT);
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
    if (answersByPromise(given)) return this.oneByOne(before, given);
    // An error of theirs is one of the statement's too.
    for (const statement of before) this.alone(statement).catch(() => undefined);
    return super.query(...given);
  }

  /** They are prepared by it, and go in one round trip the next time. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  private async oneByOne(before: readonly BundledStatement[], given: any[]): Promise<unknown> {
    for (const statement of before) await this.alone(statement);
    return super.query(...given);
  }

  private alone({ values = [], ...statement }: BundledStatement): Promise<unknown> {
    return super.query({ ...statement, values: [...values] });
  }

  private async bundle(
    config: pg.QueryConfig,
    before: readonly BundledStatement[],
    behind: readonly BundledStatement[],
  ) {
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

  private knows(...statements: readonly BundledStatement[]): boolean {
    const { parsedStatements } = (this as unknown as { connection: Wire }).connection;
    return statements.every(({ name }) => parsedStatements[name] !== undefined);
  }
}

/** The transaction's first statement, which is still to come, is sent with these before it. */
export async function openWith(manager: EntityManager, statements: readonly BundledStatement[]): Promise<void> {
  const client: unknown = await manager.queryRunner?.connect();
  if (!(client instanceof BundlingClient)) throw new Error('a connection that bundles nothing');
  client.begin(...statements);
}

/** The next statement of the transaction is its last one; the caller leaves the transaction then. */
export async function commitWithNext(manager: EntityManager): Promise<void> {
  const client: unknown = await manager.queryRunner?.connect();
  if (client instanceof BundlingClient) client.commitWithNext();
}

/** SQL without parameters, prepared under its own text. */
function plainStatement(text: string): BundledStatement {
  return { name: text, text };
}

function answersByPromise([config, ...rest]: readonly unknown[]): boolean {
  const submits = typeof config === 'object' && config !== null && 'submit' in config;
  return !submits && typeof rest.at(-1) !== 'function';
}

function isPrepared(config: unknown): config is pg.QueryConfig {
  return typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
}
