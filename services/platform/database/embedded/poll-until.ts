import { setTimeout as pause } from 'node:timers/promises';

/** Asks `probe` every `everyMs` until it gives a value; undefined when `limitMs` have passed. Errors of the probe go through. */
export async function pollUntil<T>(
  probe: () => T | undefined | Promise<T | undefined>,
  { limitMs, everyMs = 10 }: { limitMs: number; everyMs?: number },
): Promise<T | undefined> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (performance.now() >= deadline) return undefined;
    await pause(everyMs);
  }
}
