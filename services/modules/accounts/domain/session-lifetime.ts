const DAY_SECONDS = 24 * 60 * 60;

/** Specification §9: 30 days when the viewer wants to be remembered, otherwise one. */
export function sessionLifetimeSeconds(remember: boolean): number {
  return (remember ? 30 : 1) * DAY_SECONDS;
}
