import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { BundledStatement } from './bundled-query.ts';
import { BundlingClient } from './bundling-client.ts';

/** Statements that one connection prepares at most; what is put together anew each time would only fill the server's memory. */
const MAX_PREPARED = 500;
/** Texts that one process names at most. */
const MAX_NAMES = 5_000;

const names = new Map<string, string>();

/**
 * A statement that each connection has parsed and planned once: for the short ones of commands and projections planning
 * takes longer than their work. Not for those of which the best plan depends on the values (searches, filters).
 */
export function prepared(text: string, values: readonly unknown[] = []): pg.QueryConfig {
  const name = names.get(text) ?? newName(text);
  return { ...(name && { name }), text, values: values as unknown[] };
}

/** Likewise, for what goes along with another statement. */
export function preparedStatement<Value extends string | null>(
  text: string,
  values: Value[] = [],
): BundledStatement & { values: Value[] } {
  return { name: names.get(text) ?? newName(text) ?? hashOf(text), text, values };
}

/** Whether a table has changed under a prepared statement, by a migration for example: its connection is of no use any more. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === '0A000' && /cached plan/.test(String(message));
}

function newName(text: string): string | null {
  if (names.size >= MAX_NAMES) return null;
  const name = hashOf(text);
  names.set(text, name);
  return name;
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

/**
 * TypeORM's connection: prepares every statement with parameters, opens and ends transactions with their statements, and is
 * thrown away when a plan no longer fits its table.
 */
export class PreparingClient extends BundlingClient {
  private readonly statements = new Set<string>();

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms; the others pass through
  override query(statement: any, ...rest: any[]): any {
    const [values, ...others] = rest;
    if (statement === 'START TRANSACTION') return Promise.resolve(this.begin());
    if (statement === 'COMMIT') return this.commit();
    if (statement === 'ROLLBACK') return this.rollback();
    if (typeof statement !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(statement, ...(rest as []));
    if (!this.mayPrepare(statement)) return super.query(statement, ...(rest as []));
    const running = super.query(prepared(statement, values), ...(others as []));
    // With a callback in place of a promise nothing is returned.
    if (running instanceof Promise) {
      running.catch((error) => {
        if (isStalePlan(error)) this.end().catch(() => undefined);
      });
    }
    return running;
  }

  private mayPrepare(statement: string): boolean {
    if (this.statements.has(statement)) return true;
    if (this.statements.size >= MAX_PREPARED) return false;
    this.statements.add(statement);
    return true;
  }
}
