import { personTint } from './tint.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => `person ${index}`);
const channelsOf = (tint: string) => [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16) / 255);

describe('the colour of a person', () => {
  it('is the same each time', () => {
    expect(['a', 'b', 'c'].map(personTint)).toEqual(['a', 'b', 'c'].map(personTint));
    expect(new Set(SEEDS.map(personTint)).size).toBeGreaterThan(20);
  });

  it('is dark and quiet: a fifth of the light, and little of one hue', () => {
    for (const tint of SEEDS.map(personTint)) {
      expect(tint).toMatch(/^#[0-9a-f]{6}$/);
      const channels = channelsOf(tint);
      const [low, high] = [Math.min(...channels), Math.max(...channels)];
      expect((low + high) / 2).toBeCloseTo(0.2, 2);
      expect((high - low) / (high + low)).toBeCloseTo(0.18, 1);
    }
  });

  it('goes round all hues', () => {
    const strongest = SEEDS.map(personTint).map((tint) => {
      const channels = channelsOf(tint);
      return channels.indexOf(Math.max(...channels));
    });
    for (const channel of [0, 1, 2]) {
      const share = strongest.filter((one) => one === channel).length / SEEDS.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.5);
    }
  });
});
