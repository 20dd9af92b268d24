/** Seconds before the code may be asked for by telephone (specification §9). */
const CALL_WAIT_SECONDS = 60;
/** What the timer says once the call has been used (specification §4). */
export const CALL_USED = -1;

/**
 * Whole seconds until the call may be asked for: 60 at the beginning, 0 when it may, -1 after it was used.
 * @param since when the wait began, @param now both in milliseconds since the epoch.
 */
export function callTimer(since: number, called: boolean, now: number): number {
  if (called) return CALL_USED;
  const left = Math.ceil(CALL_WAIT_SECONDS - (now - since) / 1000);
  // A clock that was set back must not make anybody wait longer than the minute.
  return Math.min(CALL_WAIT_SECONDS, Math.max(0, left));
}

/** Whole seconds from `now` to `until`, both in milliseconds since the epoch; never more than a minute. */
export function secondsLeft(until: number, now: number): number {
  return Math.min(CALL_WAIT_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)));
}
