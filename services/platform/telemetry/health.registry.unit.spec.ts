import { HealthRegistry } from './health.registry.ts';

describe('the health registry', () => {
  let health: HealthRegistry;
  beforeEach(() => {
    jest.useFakeTimers();
    health = new HealthRegistry();
  });
  afterEach(() => void jest.useRealTimers());

  it('does not wait for a part that does not answer, and asks it once however often it is asked itself', async () => {
    const check = jest.fn(() => new Promise<void>(() => undefined));
    health.add('database', check);
    for (let look = 0; look < 3; look++) {
      const report = health.report();
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await report).toEqual({ ready: false, checks: { database: 'no answer within 2000 ms' } });
    }
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('keeps the answer of a check that costs something, good or bad', async () => {
    const check = jest.fn<Promise<void>, []>(async () => undefined);
    check.mockRejectedValueOnce(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    health.add('disk', check, 5_000);
    for (let look = 0; look < 3; look++) expect((await health.report()).checks).toEqual({ disk: 'ENOSPC' });
    await jest.advanceTimersByTimeAsync(5_001);
    for (let look = 0; look < 3; look++) expect((await health.report()).checks).toEqual({ disk: 'ok' });
    expect(check).toHaveBeenCalledTimes(2);
  });
});
