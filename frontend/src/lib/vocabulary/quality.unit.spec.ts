import { describe, expect, it } from '@jest/globals';
import { qualityBars, qualityName } from './quality';

describe('quality bars (specification §3)', () => {
  it.each([
    [1, [0]],
    [5, [0]],
    [6, [20]],
    [8, [20]],
    [9, [-100]],
    [10, [40]],
    [11, [60]],
    [12, [80]],
    [13, [100]],
    [14, [100, 100]],
    [19, [100, 100]],
    [20, [100, 100]],
  ])('level %d', (level, bars) => {
    expect(qualityBars(level)).toEqual(bars);
  });
});

describe('quality names', () => {
  it('tells the levels of movies from those of series', () => {
    expect(qualityName(1, 20)).toBe('4K-HDR');
    expect(qualityName(2, 1)).toBe('720P');
  });
});
