import { pollUntil } from './poll-until.ts';

describe('polling', () => {
  it('gives the first value that the probe has', async () => {
    let asked = 0;
    const value = await pollUntil(() => (++asked === 3 ? 'ready' : undefined), { timeoutMs: 5_000, intervalMs: 1 });
    expect({ value, asked }).toEqual({ value: 'ready', asked: 3 });
  });

  it('takes every value but undefined', async () => {
    expect(await pollUntil(() => null, { timeoutMs: 0 })).toBeNull();
    expect(await pollUntil(async () => false, { timeoutMs: 0 })).toBe(false);
  });

  it('asks once more at the end of the time, and gives undefined', async () => {
    let asked = 0;
    const value = await pollUntil(() => void asked++, { timeoutMs: 20, intervalMs: 50 });
    expect({ value, asked }).toEqual({ value: undefined, asked: 2 });
  });

  it('lets the probe’s error through', async () => {
    const refused = new Error('refused');
    await expect(pollUntil(() => Promise.reject(refused), { timeoutMs: 5_000 })).rejects.toBe(refused);
  });
});
