import { ConfigError } from '#platform/kernel/config/config-error.ts';

/** No server there, none that lets us into that database, or one that only lets us read. */
const UNUSABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  '28P01',
  '28000',
  '3D000',
  '42501',
  // It is a standby, has no connection left, or starts or stops.
  '25006',
  '53300',
  '57P01',
  '57P03',
]);
/** What the driver says without a code. */
const UNUSABLE_WORDS =
  /^(The server does not support SSL connections|connect (ENOENT|EACCES) |Connection terminated|timeout expired)/;
/** Tables or columns that this version has and the database has not. */
const NOT_MIGRATED = new Set(['42P01', '42703', '3F000']);

/**
 * Where a database cannot be used as it is named, a line that an operator can do something with; any other error as it is.
 * @param variable that names the database; its value has a password in it.
 */
export function toldOfDatabase(error: unknown, variable: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // Of a name with several addresses the error has one error each, and no words of its own.
  const [{ message } = error] = error instanceof AggregateError ? error.errors : [error];
  if (UNUSABLE.has(code) || UNUSABLE_WORDS.test(message))
    return new ConfigError(`${variable}: the database cannot be used: ${message}`);
  return error;
}

/** The same of a process, which finds the database as `migrate` has left it. */
export function toldOfStart(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!NOT_MIGRATED.has(code)) return toldOfDatabase(error, 'DATABASE_URL, or those of both databases');
  return new ConfigError(`the database is not up to date: run "cli migrate" first: ${(error as Error).message}`);
}
