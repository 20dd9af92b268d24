import { HealthRegistry } from './health.registry.ts';
import { type Heartbeat, Heartbeats } from './heartbeats.ts';
import { Metrics } from './metrics.ts';

describe('heartbeats', () => {
  let health: HealthRegistry;
  let metrics: Metrics;
  let heartbeats: Heartbeats;
  let relay: Heartbeat;
  beforeEach(() => {
    jest.useFakeTimers();
    health = new HealthRegistry();
    metrics = new Metrics();
    heartbeats = new Heartbeats(health, metrics);
    relay = heartbeats.add('relay', { staleMs: 10_000, stuckMs: 60_000 });
  });
  afterEach(() => void jest.useRealTimers());

  const ready = async () => (await health.report()).ready;
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('that come in time keep the process ready and alive, though there is nothing to do', async () => {
    for (let look = 0; look < 20; look++) {
      relay.moved();
      await pass(9_000);
      expect([await ready(), heartbeats.stuck()]).toEqual([true, []]);
    }
  });

  it('that stop make it not ready, then not alive, each with the name of the part', async () => {
    relay.moved();
    await pass(11_000);
    const { ready: isReady, checks } = await health.report();
    expect([isReady, checks['progress'], heartbeats.stuck()]).toEqual([false, 'no progress: relay for 11 s', []]);
    await pass(50_000);
    expect(heartbeats.stuck()).toEqual(['relay for 61 s']);
    relay.moved();
    expect([await ready(), heartbeats.stuck()]).toEqual([true, []]);
  });

  it('with errors alone make it not ready, but a restart would not help', async () => {
    for (let attempt = 0; attempt < 30; attempt++) {
      relay.failed();
      await pass(5_000);
    }
    expect([await ready(), heartbeats.stuck()]).toEqual([false, []]);
  });

  it('are not asked of a part that rests, or has not begun', async () => {
    heartbeats.add('publishing', { staleMs: 10_000, stuckMs: 60_000 });
    relay.moved();
    relay.rest();
    await pass(600_000);
    expect([await ready(), heartbeats.stuck()]).toEqual([true, []]);
  });

  it('are a metric by their age', async () => {
    relay.moved();
    await pass(3_000);
    expect(await metrics.registry.metrics()).toMatch(/^parde_heartbeat_age_seconds\{part="relay"\} 3$/m);
    relay.rest();
    expect(await metrics.registry.metrics()).not.toContain('part="relay"');
  });
});
