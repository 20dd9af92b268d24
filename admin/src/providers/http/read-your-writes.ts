/**
 * A command answers with where its events can be seen. We send that along with every later call, so that a query waits
 * until its read model has caught up and moderators always see what they have just done. Each entry is a number and what it
 * counts (`17`, `17.community-3`); of each we keep the highest. Kept for the tab only: after a reload the read models have
 * long caught up.
 */
const highest = new Map<string, number>();

export function positionToSend(): string | null {
  const after = [...highest].map(([counted, position]) => `${position}${counted}`);
  return after.length > 0 ? after.join(', ') : null;
}

export function rememberPosition(headers: Headers): void {
  const entries = (headers.get('parde-position') ?? '').matchAll(/(\d+)((?:\.[\w-]+)?)/g);
  for (const [, position = '', counted = ''] of entries) {
    highest.set(counted, Math.max(Number(position), highest.get(counted) ?? 0));
  }
}

export function forgetPositions(): void {
  highest.clear();
}
