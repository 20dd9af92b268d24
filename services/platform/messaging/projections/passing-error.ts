import { isStalePlan } from '#platform/database/prepared.ts';

/** SQLSTATE classes of errors that pass by themselves: connection (08), rollback (40), resources (53), operator (57). */
const PASSING_CLASSES = new Set(['08', '40', '53', '57']);
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '55P03']);

/** Whether trying again later can help: the event is not to blame. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStalePlan(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (PASSING_CODES.has(code) || (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2)))) return true;
  return /Connection terminated|connection timeout|not queryable|pool after calling end/i.test(error.message);
}
