import { DAY_SECONDS } from '#platform/kernel/time/durations.ts';

/** Specification §9: 30 days when the viewer wants to be remembered, otherwise one. */
export function sessionLifetimeSeconds(remember: boolean): number {
  return (remember ? 30 : 1) * DAY_SECONDS;
}
