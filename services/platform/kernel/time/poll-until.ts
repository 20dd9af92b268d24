import { setTimeout as pause } from 'node:timers/promises';

interface Polling {
  timeoutMs: number;
  intervalMs?: number;
}

/** Asks `probe` until it gives a value; undefined when the time has passed. Errors of the probe go through. */
export async function pollUntil<T>(
  probe: () => T | undefined | Promise<T | undefined>,
  { timeoutMs, intervalMs = 10 }: Polling,
): Promise<T | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (performance.now() >= deadline) return undefined;
    await pause(intervalMs);
  }
}
