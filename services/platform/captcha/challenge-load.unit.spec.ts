import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { ChallengeLoad, MAX_FACTOR } from './challenge-load.ts';

describe('how much harder a challenge is', () => {
  let now = 1_000_000;
  let load: ChallengeLoad;
  beforeEach(() => {
    load = new ChallengeLoad(new Metrics());
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const asked = (times: number, address: string | null) => {
    let factor = 0;
    for (let n = 0; n < times; n += 1) factor = load.factorFor(address);
    return factor;
  };

  it('is nothing for whoever asks now and then', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      expect(asked(5, '203.0.113.1')).toBe(1);
      now += MINUTE_MS;
    }
  });

  it('grows for an address that asks again and again, up to a bound, and for no other', () => {
    const factors = Array.from({ length: 200 }, () => load.factorFor('203.0.113.1'));
    expect(factors.slice(0, 20)).toEqual(Array(20).fill(1));
    expect(factors.every((factor, n) => n === 0 || factor >= factors[n - 1]!)).toBe(true);
    expect(factors[39]).toBeCloseTo(2);
    expect(factors.at(-1)).toBe(MAX_FACTOR);
    expect(asked(1, '203.0.113.2')).toBe(1);
  });

  it('falls again when it is quiet', () => {
    expect(asked(200, '203.0.113.1')).toBe(MAX_FACTOR);
    now += 3 * MINUTE_MS;
    const later = asked(1, '203.0.113.1');
    expect(later).toBeGreaterThan(1);
    expect(later).toBeLessThan(3);
    now += 10 * MINUTE_MS;
    expect(asked(1, '203.0.113.1')).toBe(1);
  });

  it('counts a subscriber’s IPv6 addresses as one', () => {
    for (let n = 0; n < 200; n += 1) load.factorFor(`2001:db8:1:2::${n.toString(16)}`);
    expect(load.factorFor('2001:db8:1:2::ffff')).toBe(MAX_FACTOR);
    expect(load.factorFor('2001:db8:1:3::1')).toBe(1);
  });

  it('grows with answers that are wrong', () => {
    for (let n = 0; n < 15; n += 1) load.failed('203.0.113.1');
    expect(load.factorFor('203.0.113.1')).toBeGreaterThan(1);
  });

  it('grows for everybody in a flood from many addresses, but less, so that nobody shuts the others out', () => {
    for (let n = 0; n < 5_000; n += 1) load.factorFor(`198.51.${n >> 8}.${n & 255}`);
    const factor = load.factorFor('203.0.113.1');
    expect(factor).toBeGreaterThan(1);
    expect(factor).toBeLessThanOrEqual(MAX_FACTOR / 4);
    now += 15 * MINUTE_MS;
    expect(load.factorFor('203.0.113.1')).toBe(1);
  });

  it('holds a number of addresses that does not grow with a flood', () => {
    for (let n = 0; n < 30_000; n += 1) load.factorFor(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    expect(load.addresses).toBeLessThanOrEqual(10_000);
  });
});
