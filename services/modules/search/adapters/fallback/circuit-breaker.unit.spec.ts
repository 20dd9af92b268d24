import { CircuitBreaker } from './circuit-breaker.ts';

describe('CircuitBreaker', () => {
  let time = 0;
  let breaker: CircuitBreaker;

  beforeEach(() => {
    time = 0;
    breaker = new CircuitBreaker({ failures: 3, restMs: 100, now: () => time });
  });

  function fail(times: number): void {
    for (let at = 0; at < times; at++) breaker.failedOnce();
  }

  it('lets all try until it has failed some times in a row', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.mayTry()).toBe(true);
    fail(1);
    expect(breaker.mayTry()).toBe(false);
  });

  it('lets one try after a rest, and the others when that went well', () => {
    fail(3);
    time = 100;
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  });

  it('rests again when it did not', () => {
    fail(3);
    time = 100;
    breaker.mayTry();
    fail(1);
    time = 199;
    expect(breaker.mayTry()).toBe(false);
    time = 200;
    expect(breaker.mayTry()).toBe(true);
  });
});
