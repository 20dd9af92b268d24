/** All days that were left are taken by an end that is now: the clock is read for it a moment after the line's own time. */
const SAME_MOMENT_MS = 60_000;

/** Whether a line of the statement left any days. @param until the end that it set, @param at when it was written. */
export function daysWereLeft(until: string, at: string): boolean {
  return Date.parse(until) > Date.parse(at) + SAME_MOMENT_MS;
}
