import { EndsBeforeItBegins } from './curation-errors.ts';

interface Times {
  /** ISO 8601 UTC; null: at once. */
  from: string | null;
  /** ISO 8601 UTC; null: for good. */
  until: string | null;
}

/** @throws EndsBeforeItBegins */
export function requireOrder({ from, until }: Times): void {
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) throw new EndsBeforeItBegins();
}

/** Whether it is before readers at that time. */
export function isShown({ from, until }: Times, now: Date): boolean {
  return (from === null || Date.parse(from) <= now.getTime()) && (until === null || Date.parse(until) > now.getTime());
}
