import { clock, secondsUntil } from './countdown.ts';

describe('the countdown to the deadline', () => {
  it('counts whole seconds and stops at 0', () => {
    const until = '2026-01-01T12:00:00Z';
    expect(secondsUntil(until, Date.parse('2026-01-01T11:59:00.500Z'))).toBe(60);
    expect(secondsUntil(until, Date.parse('2026-01-01T12:00:01Z'))).toBe(0);
  });

  it('is shown in minutes and seconds', () => {
    expect(clock(3_247)).toBe('54:07');
    expect(clock(59)).toBe('0:59');
  });
});
