interface Patience {
  /** When it is done although the page is never idle, in milliseconds. */
  timeout?: number;
  /** When it is done where the browser does not tell that it is idle (Safari), in milliseconds. */
  untold: number;
}

/** Does something when the browser has nothing else to do. @returns what calls it off. */
export function whenIdle(act: () => void, { timeout, untold }: Patience): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act, timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, untold);
  return () => clearTimeout(timer);
}
