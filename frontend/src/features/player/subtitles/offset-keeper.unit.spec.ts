import { offsetKeeper } from './offset-keeper.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the keeper of offsets', () => {
  it('sends the last of several presses once', () => {
    const send = jest.fn();
    const { keep } = offsetKeeper(send);
    keep(1, 100);
    jest.advanceTimersByTime(900);
    keep(1, 200);
    jest.advanceTimersByTime(900);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(send.mock.calls).toEqual([[1, 200]]);
  });

  it('sends what waits when the player is left, and not again', () => {
    const send = jest.fn();
    const { keep, flush } = offsetKeeper(send);
    keep(1, 100);
    flush();
    flush();
    jest.advanceTimersByTime(2_000);
    expect(send.mock.calls).toEqual([[1, 100]]);
  });

  it('sends what was set for one track before the next is moved', () => {
    const send = jest.fn();
    const { keep } = offsetKeeper(send);
    keep(1, 100);
    keep(2, -300);
    jest.advanceTimersByTime(1_000);
    expect(send.mock.calls).toEqual([
      [1, 100],
      [2, -300],
    ]);
  });
});
