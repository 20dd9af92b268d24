import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Config } from '../config/config.js';
import { runInContext } from '../http/request-context.js';
import { addressKey, type Limit, Throttle } from './throttle.js';
import { TooManyRequests } from './too-many-requests.js';

const LIMIT: Limit = { name: 'try', most: 3, seconds: 60 };

function throttle(throttling: '0' | '1'): Throttle {
  return new Throttle(Config.fromEnvironment({ DATABASE_URL: 'postgres://localhost/none', THROTTLING: throttling }));
}

describe('throttling', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets the first tries through, then says how long to wait', () => {
    const subject = throttle('1');
    for (let tries = 0; tries < 3; tries++) subject.take(LIMIT, 'leila');
    vi.advanceTimersByTime(20_000);
    expect(() => subject.take(LIMIT, 'leila')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', httpStatus: 429, retryAfterSeconds: 40 }),
    );
    expect(() => subject.take(LIMIT, 'sara')).not.toThrow();
    vi.advanceTimersByTime(40_000);
    expect(() => subject.take(LIMIT, 'leila')).not.toThrow();
  });

  it('forgets a key that did well', () => {
    const subject = throttle('1');
    for (let tries = 0; tries < 3; tries++) subject.take(LIMIT, 'leila');
    subject.forgive(LIMIT, 'leila');
    expect(() => subject.take(LIMIT, 'leila')).not.toThrow();
  });

  it('counts the address of the request under way', () => {
    const subject = throttle('1');
    const from = (address: string) =>
      runInContext(
        {
          correlationId: '',
          traceparent: null,
          actor: null,
          address,
          idempotencyKey: null,
          idempotencyScope: '',
          after: [],
          positions: [],
        },
        () => subject.takeAddress(LIMIT),
      );
    for (let tries = 0; tries < 3; tries++) from('192.0.2.7');
    expect(() => from('192.0.2.7')).toThrow(TooManyRequests);
    expect(() => from('192.0.2.8')).not.toThrow();
  });

  it('can be switched off', () => {
    const subject = throttle('0');
    for (let tries = 0; tries < 100; tries++) subject.take(LIMIT, 'leila');
  });
});

describe('the address that counts', () => {
  it('is the whole network of a subscriber for IPv6', () => {
    expect(addressKey('2001:db8:1:2::7')).toBe(addressKey('2001:0db8:0001:0002:ffff::1'));
    expect(addressKey('2001:db8:1:3::7')).not.toBe(addressKey('2001:db8:1:2::7'));
    expect(addressKey('::1')).toBe('0:0:0:0');
  });

  it('is the same for an IPv4 address that comes as IPv6', () => {
    expect(addressKey('::ffff:192.0.2.7')).toBe(addressKey('192.0.2.7'));
  });
});
