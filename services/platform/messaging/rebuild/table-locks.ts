import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './shadow-schema.ts';

/** Shorter than any deadlock_timeout in use: it is always we who give way, never a query. */
const LOCK_TIMEOUT = '100ms';
const TRIES = 20;
/** Longer than the deadlock_timeout, after which PostgreSQL ends an autovacuum that is in the way. */
const LONG_LOCK_TIMEOUT = '1500ms';
/** lock_not_available, deadlock_detected. */
const IN_USE = new Set(['55P03', '40P01']);

export const isInUse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && IN_USE.has(String(error.code));

/**
 * In the caller's transaction: locks the tables against everyone. Queries queue behind each try until its short timeout.
 * @returns whether it got them; without them the transaction is as before.
 */
export async function lockAgainstAll(session: Session, tables: readonly string[]): Promise<boolean> {
  if (tables.length === 0) return true;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    await session.query(`savepoint tables; set local lock_timeout to '${LOCK_TIMEOUT}'`);
    try {
      await session.query(`lock table ${tables.map((table) => `read.${table}`).join(', ')} in access exclusive mode`);
      await session.query('set local lock_timeout to 0');
      return true;
    } catch (error) {
      if (!isInUse(error)) throw error;
      await session.query('rollback to savepoint tables');
      await pause(20 + Math.random() * 80);
    }
  }
  return false;
}

/** Waits longer for each table by itself, holding no other, so that an autovacuum of it makes way. */
export async function makeWay(session: Session, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await session.query(`begin; set local lock_timeout to '${LONG_LOCK_TIMEOUT}'`);
    await session.query(`lock table read.${table} in access exclusive mode`).catch((error: unknown) => {
      if (!isInUse(error)) throw error;
    });
    await session.query('rollback');
  }
}
