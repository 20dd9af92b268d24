import { callTimer } from './call-timer.ts';

const SINCE = 1_700_000_000_000;
const after = (seconds: number, called = false) => callTimer(SINCE, called, SINCE + seconds * 1000);

describe('callTimer', () => {
  it('begins at a minute and counts whole seconds', () => {
    expect(after(0)).toBe(60);
    expect(after(0.4)).toBe(60);
    expect(after(1)).toBe(59);
    expect(after(59.9)).toBe(1);
  });

  it('allows the call after a minute, and goes on allowing it', () => {
    expect(after(60)).toBe(0);
    expect(after(600)).toBe(0);
  });

  it('is -1 once the call was used, whatever the clock says', () => {
    expect(after(5, true)).toBe(-1);
    expect(after(90, true)).toBe(-1);
  });

  it('never asks for more than the minute when the clock was set back', () => {
    expect(after(-3600)).toBe(60);
  });
});
