import { fraction } from './seeded.ts';

describe('a number from a text', () => {
  it('never changes: what released versions planned and named came from these', () => {
    const seeds = ['', 'a', 'person:ethan coen', 'قیصر'];
    expect(seeds.map(fraction)).toEqual([
      0.6689221884589642, 0.10352621669881046, 0.4647107217460871, 0.32130955858156085,
    ]);
  });

  it('spreads evenly from 0 to 1, also for texts that differ in one letter', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 5_000; n++) tenths[Math.floor(fraction(`title-${n}`) * 10)]! += 1;
    for (const count of tenths) expect(count).toBeGreaterThan(400);
  });
});
