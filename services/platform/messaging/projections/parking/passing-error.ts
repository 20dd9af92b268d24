import { isStalePlan } from '#platform/database/connections/statements/prepared.ts';

/** SQLSTATE classes of errors that pass by themselves: connection (08), rollback (40), resources (53), operator (57). */
const PASSING_CLASSES = new Set(['08', '40', '53', '57']);
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A full disk of our own, as 53100 is the database's.
  'ENOSPC',
  'EDQUOT',
  // lock_not_available, idle_in_transaction_session_timeout
  '55P03',
  '25P03',
]);
/** What connecting to a server's socket says while there is none, or too many want it at once; of a file, ENOENT is no such thing. */
const NO_SOCKET = new Set(['ENOENT', 'EAGAIN']);
/** What the driver, its pool and the ORM say of a connection that broke or was given up. */
const PASSING_WORDS =
  /Connection terminated|connection timeout|not queryable|pool after calling end|Query read timeout|timeout exceeded when trying to connect|timeout expired|query runner (was )?already released/i;

/** Whether trying again later can help: the event is not to blame. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStalePlan(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NO_SOCKET.has(code) && 'syscall' in error && error.syscall === 'connect') return true;
  if (PASSING_CODES.has(code) || (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2)))) return true;
  return PASSING_WORDS.test(error.message);
}
