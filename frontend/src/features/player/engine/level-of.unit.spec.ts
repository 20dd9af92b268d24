import { levelOf } from './level-of.ts';

const LEVELS = [480, 720, 1080].map((height) => ({ height }));

describe('the quality of a stream that comes nearest to the chosen one', () => {
  it.each([
    [null, -1],
    [720, 1],
    [900, 1],
    [2160, 2],
    [360, 0],
  ])('of 480, 720 and 1080 lines, for %s: %i', (lines, level) => {
    expect(levelOf(LEVELS, lines)).toBe(level);
  });

  it('is none where there are none', () => {
    expect(levelOf([], 720)).toBe(-1);
  });
});
