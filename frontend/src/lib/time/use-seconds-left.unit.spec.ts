import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './use-seconds-left.ts';

const START = Date.parse('2026-03-21T12:00:00Z');
const until = (end: number) => (now: number) => Math.max(0, Math.ceil((end - now) / 1_000));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('seconds left', () => {
  it('go down with the clock to 0, where it rests', () => {
    const { result } = renderHook(() => useSecondsLeft(until(START + 3_000)));
    expect(result.current).toBe(3);
    pass(1_000);
    expect(result.current).toBe(2);
    pass(5_000);
    expect(result.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are right at once where the page has slept', () => {
    const { result } = renderHook(() => useSecondsLeft(until(START + 60_000)));
    jest.setSystemTime(START + 30_000);
    pass(1_000);
    expect(result.current).toBe(29);
  });

  it('begin anew where what is counted to moves', () => {
    const { result, rerender } = renderHook(({ end }) => useSecondsLeft(until(end)), { initialProps: { end: START } });
    pass(10_000);
    expect(result.current).toBe(0);
    rerender({ end: START + 15_000 });
    expect(result.current).toBe(5);
  });
});
