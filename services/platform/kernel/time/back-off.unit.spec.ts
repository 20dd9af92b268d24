import { BackOff, pause } from './back-off.ts';

describe('back-off', () => {
  it('doubles the pause up to the longest', () => {
    const backOff = new BackOff(100, 500);
    expect(Array.from({ length: 5 }, () => backOff.next())).toEqual([100, 200, 400, 500, 500]);
  });

  it('begins again after a success', () => {
    const backOff = new BackOff(100, 500);
    backOff.next();
    backOff.next();
    backOff.reset();
    expect([backOff.next(), backOff.next()]).toEqual([100, 200]);
  });
});

describe('a pause', () => {
  it('lasts its time', async () => {
    const begun = performance.now();
    await pause(20);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(19);
  });

  it('ends at an abort, before or during it', async () => {
    const stopping = new AbortController();
    const running = pause(60_000, stopping.signal);
    stopping.abort();
    await running;
    await pause(60_000, stopping.signal);
  });
});
