import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until `probe` gives something.
 * @param withinMs the longest wait, in milliseconds. @returns what it gave, or null when the time was over.
 */
export async function until<T>(probe: () => Promise<T | null> | T | null, withinMs: number): Promise<T | null> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found !== null || performance.now() > end) return found;
    await pause(50);
  }
}
