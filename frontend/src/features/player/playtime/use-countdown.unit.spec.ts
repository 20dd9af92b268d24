import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

describe('the countdown to the next episode', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const passes = (seconds: number) => {
    for (let second = 0; second < seconds; second++) act(() => jest.advanceTimersByTime(1_000));
  };

  it('runs down and ends once', () => {
    const onEnd = jest.fn();
    const { result } = renderHook(() => useCountdown(10, onEnd));
    passes(9);
    expect([result.current, onEnd.mock.calls.length]).toEqual([1, 0]);
    passes(5);
    expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1]);
  });

  it('leads nowhere once it is cancelled', () => {
    const onEnd = jest.fn();
    const { result, rerender } = renderHook(({ seconds }) => useCountdown(seconds, onEnd), {
      initialProps: { seconds: 10 as number | null },
    });
    passes(4);
    rerender({ seconds: null });
    passes(20);
    expect([result.current, onEnd.mock.calls.length]).toEqual([null, 0]);
  });
});
