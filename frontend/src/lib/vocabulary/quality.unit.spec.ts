import { qualityBars, qualityClass, qualityName } from './quality.ts';
import { shortQuality } from './short-quality.ts';

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

describe('quality classes', () => {
  it('are one for each level, by its name', () => {
    const levels = Array.from({ length: 20 }, (_, index) => qualityClass(1, index + 1));
    expect(new Set(levels).size).toBe(20);
    for (const level of levels) expect(level).toMatch(/^quality quality-[a-z0-9-]+$/);
    expect([levels[18], qualityClass(2, 3)]).toEqual(['quality quality-bluray-1080p', 'quality quality-4k-hdr']);
  });
});

describe('short quality', () => {
  it('agrees with the full names', () => {
    for (let level = 1; level <= 20; level += 1) {
      const name = qualityName(1, level);
      const letters = shortQuality(1, level);
      if (letters === 'SD') expect(name).not.toMatch(/720|1080|4K|3D|HD$/);
      else if (name !== 'LiL-HD') expect(name).toContain(letters);
    }
    expect([1, 2, 3].map((level) => shortQuality(2, level))).toEqual(['720', '1080', '4K']);
  });
});
