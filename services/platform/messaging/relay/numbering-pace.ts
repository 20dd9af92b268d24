import type { DatabaseLimits } from '#platform/database/connections/limits.ts';

/** How many events one statement numbers at most. */
export const MAX_BATCH = 2_000;
const STATEMENT_MS = 3_000;
/** A follower leaves a leader alone whose statement runs no longer than this. */
export const MAX_STATEMENT_MS = 60_000;
const ANSWER_MS = 2_000;
/** So many batches in a row went well before a larger one is tried. */
const CALM = 20;
/** A rest is so many times as long as the statement before it took, and no longer than that, in milliseconds. */
const REST = { times: 8, maxMs: 25 };
/** So many commands that wait end a rest. */
export const ENOUGH = 8;

/**
 * How much the relay takes on at once. A statement that is ended because it takes too long has numbered nothing: the same
 * one again would only take as long again, so the next takes fewer events, and a single one gets more time.
 */
export class NumberingPace {
  batch = MAX_BATCH;
  statementMs: number;
  /** Until the next statement, in milliseconds. */
  restMs = 0;
  private calm = 0;

  constructor(
    private readonly usualMs = STATEMENT_MS,
    private readonly rest = REST,
  ) {
    this.statementMs = usualMs;
  }

  get limits(): DatabaseLimits {
    const queryMs = this.statementMs + ANSWER_MS;
    return { connectMs: 10_000, statementMs: this.statementMs, queryMs, idleInTransactionMs: queryMs };
  }

  tooLong(): void {
    this.calm = 0;
    if (this.batch > 1) this.batch = Math.ceil(this.batch / 4);
    else this.statementMs = Math.min(this.statementMs * 2, MAX_STATEMENT_MS);
  }

  /** @param tookMs of a statement that numbered something. */
  done(tookMs: number): void {
    this.restMs = Math.min(this.rest.times * tookMs, this.rest.maxMs);
    if (tookMs > this.usualMs / 4) {
      this.calm = 0;
      return;
    }
    this.statementMs = this.usualMs;
    this.calm += 1;
    if (this.calm < CALM) return;
    this.calm = 0;
    this.batch = Math.min(this.batch * 4, MAX_BATCH);
  }
}
