/** What errors are logged as, and what they hold other errors in. */
export const ERRORS = ['err', 'error', 'cause', 'driverError'];

/** Of the system (ECONNREFUSED), of libraries (ERR_…, FST_ERR_…), of PostgreSQL (23505, 57P01), of ours (wrong_code). */
const SYSTEM = /^[A-Z]{2,}(_[A-Z0-9]+)*$/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const OURS = /^[a-z]+(_[a-z]+)*$/;
/** Statuses and signals are smaller than any code that people are sent. */
const MAX_NUMBER = 999;

/**
 * Whether a value is the `code` of an error and none of a person's: it tells what went wrong. Both its place and its shape
 * must say so.
 * @param path names from the log line down to the value.
 */
export function isErrorCode(value: unknown, path: readonly string[]): boolean {
  if (path.at(-1) !== 'code' || !ERRORS.includes(path.at(-2) ?? '')) return false;
  if (typeof value === 'number') return value <= MAX_NUMBER;
  return typeof value === 'string' && [SYSTEM, SQL_STATE, OURS].some((shape) => shape.test(value));
}
