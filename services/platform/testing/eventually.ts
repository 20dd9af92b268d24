import { pollUntil } from '../kernel/time/poll-until.ts';

/**
 * Waits until `probe` stops throwing; the one way for tests to await what happens eventually.
 * @param withinMs the longest wait, in milliseconds.
 * @returns what the probe returned. @throws the probe's last error.
 */
export async function eventually<T>(probe: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
  let last: unknown;
  const attempt = async () => {
    try {
      return { value: await probe() };
    } catch (error) {
      last = error;
      return undefined;
    }
  };
  const passed = await pollUntil(attempt, { timeoutMs: withinMs });
  if (!passed) throw last;
  return passed.value;
}
