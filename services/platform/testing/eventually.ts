import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `probe` stops throwing; the one way for tests to await what happens eventually.
 * @param withinMs the longest wait, in milliseconds.
 * @returns what the probe returned. @throws the probe's last error.
 */
export async function eventually<T>(probe: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (performance.now() >= end) throw error;
      await pause(10);
    }
  }
}
