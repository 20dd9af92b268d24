import { secondsUntil } from './countdown.ts';

describe('the countdown to the deadline', () => {
  it('counts whole seconds and stops at 0', () => {
    const until = '2026-01-01T12:00:00Z';
    expect(secondsUntil(until, Date.parse('2026-01-01T11:59:00.500Z'))).toBe(60);
    expect(secondsUntil(until, Date.parse('2026-01-01T12:00:01Z'))).toBe(0);
  });
});
