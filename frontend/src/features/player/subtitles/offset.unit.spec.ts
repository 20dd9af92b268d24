import { moveCues, moved, offeredOffset, offsetOf } from './offset.ts';

const offsets = [
  { track: 1, mine: null, hint: 1_200 },
  { track: 2, mine: -300, hint: 900 },
  { track: 3, mine: null, hint: null },
];

describe('the offset of subtitles', () => {
  it('is what this device remembers, else what the member set elsewhere, else none', () => {
    expect(offsetOf(2, offsets, { 2: 50 })).toBe(50);
    expect(offsetOf(2, offsets, {})).toBe(-300);
    expect(offsetOf(1, offsets, {})).toBe(0);
  });

  it('of others is offered to whoever has not moved the track', () => {
    expect(offeredOffset(1, offsets, {})).toBe(1_200);
    expect(offeredOffset(1, offsets, { 1: 0 })).toBeNull();
    expect(offeredOffset(2, offsets, {})).toBeNull();
    expect(offeredOffset(3, offsets, {})).toBeNull();
  });

  it('moves all cues from where they were written, however often it changes', () => {
    const cue = { startTime: 10, endTime: 12 };
    moveCues([cue], 1_500);
    moveCues([cue], -500);
    expect(cue).toEqual({ startTime: 9.5, endTime: 11.5 });
    moveCues([cue], 0);
    expect(cue).toEqual({ startTime: 10, endTime: 12 });
  });

  it('ends at ten minutes', () => {
    expect(moved(599_950, 100)).toBe(600_000);
    expect(moved(-599_950, -100)).toBe(-600_000);
  });
});
