import { Signal } from './signal.ts';

const LONG_MS = 600_000;
/** Whether a wait goes on after everything that was ready has run. */
async function goesOn(wait: Promise<void>): Promise<boolean> {
  const turn = new Promise((resolve) => setImmediate(resolve, 'on'));
  return (await Promise.race([wait, turn])) === 'on';
}

describe('a signal', () => {
  it('ends the wait that it falls into', async () => {
    const signal = new Signal();
    const wait = signal.wait(LONG_MS);
    expect(await goesOn(wait)).toBe(true);
    signal.send();
    await expect(wait).resolves.toBeUndefined();
  });

  it('that came before the wait ends it at once, until it has been handled', async () => {
    const signal = new Signal();
    signal.send();
    expect(await goesOn(signal.wait(LONG_MS))).toBe(false);
    signal.reset();
    const wait = signal.wait(LONG_MS);
    expect(await goesOn(wait)).toBe(true);
    signal.send();
    signal.send();
    await wait;
  });

  it('that does not come is waited for no longer than was said', async () => {
    const signal = new Signal();
    await signal.wait(1);
    const next = signal.wait(LONG_MS);
    expect(await goesOn(next)).toBe(true);
    signal.send();
    await next;
  });

  it('is one of several that are waited for, from before the wait or with more weight than one', async () => {
    const signal = new Signal();
    signal.send();
    const wait = signal.wait(LONG_MS, 4);
    signal.send();
    expect(await goesOn(wait)).toBe(true);
    signal.send(2);
    await wait;
    expect(await goesOn(signal.wait(LONG_MS, 5))).toBe(true);
    signal.send(Number.POSITIVE_INFINITY);
    expect(await goesOn(signal.wait(LONG_MS, 100))).toBe(false);
  });

  it('is waited for no more where the time is over already', async () => {
    expect(await goesOn(new Signal().wait(0, 4))).toBe(false);
  });
});
