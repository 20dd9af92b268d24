/**
 * A command answers with the position of its last event. We send the highest one along with every later call, so that a
 * query waits until its read model has caught up and moderators always see what they have just done. Kept for the tab only:
 * after a reload the read models have long caught up.
 */
let highest = 0;

export function positionToSend(): string | null {
  return highest > 0 ? String(highest) : null;
}

export function rememberPosition(headers: Headers): void {
  const position = Number(headers.get('parde-position'));
  if (Number.isSafeInteger(position) && position > highest) highest = position;
}

export function forgetPositions(): void {
  highest = 0;
}
