import { MINUTE_MS } from '#platform/kernel/time/durations.ts';

/** How long a database may take, in milliseconds. No wait for it is without an end: a link that has gone silent never answers. */
export interface DatabaseLimits {
  /** For a connection, made anew or from a pool whose connections are all in use. */
  connectMs: number;
  /** After which the server ends a statement; the time it waits for locks counts. */
  statementMs: number;
  /** After which the client gives the connection up. Longer than the server's limit, which leaves the connection whole. */
  queryMs: number;
  /** After which the server ends a session that holds a transaction open and does nothing: its client may be gone. */
  idleInTransactionMs: number;
}

const CONNECT_MS = 10_000;
/** What an answer may take on its way. */
const ANSWER_MS = 3_000;

/** @param seconds of one statement. A transaction that nobody goes on with is given less: others wait for what it holds. */
export function limitsOf(seconds: number): DatabaseLimits {
  const statementMs = seconds * 1_000;
  return {
    connectMs: CONNECT_MS,
    statementMs,
    queryMs: statementMs + ANSWER_MS,
    idleInTransactionMs: Math.ceil((statementMs * 2) / 3),
  };
}

/** Everything that somebody waits for: a link that has gone silent is left within half a minute. */
export const ORDINARY = limitsOf(15);

/**
 * A transaction that waits for something outside the database is left alone for so long, in milliseconds. What it waits for has
 * limits of its own: a search engine gives up a task after two minutes, and a few tasks may come one after another.
 */
export const OUTSIDE_WAIT_MS = 5 * MINUTE_MS;

/** Migrations, rebuilds, cleanups: work of minutes that nobody waits for, and that says so. */
export const LONG_WORK = limitsOf(3_600);
