import { BestMatches } from './best-matches.ts';

function best(most: number, offers: [tier: number, popularity: number, id: number][]): number[] {
  const matches = new BestMatches(most);
  for (const offer of offers) matches.offer(...offer);
  return matches.matches.map(({ id }) => id);
}

describe('the best of what is offered', () => {
  it('is ordered by tier, then popularity, then id, whatever order it came in', () => {
    const offers: [number, number, number][] = [
      [2, 90, 1],
      [0, 10, 2],
      [1, 50, 4],
      [1, 50, 3],
      [1, 60, 5],
    ];
    expect(best(10, offers)).toEqual([2, 5, 3, 4, 1]);
    expect(best(10, offers.toReversed())).toEqual([2, 5, 3, 4, 1]);
  });

  it('is no more than wanted', () => {
    expect(
      best(2, [
        [1, 10, 1],
        [1, 30, 2],
        [1, 20, 3],
        [1, 30, 4],
      ]),
    ).toEqual([2, 4]);
    expect(best(0, [[0, 100, 1]])).toEqual([]);
  });

  it('has each document once, by the best of its names', () => {
    const matches = new BestMatches(3);
    for (const [tier, id] of [
      [2, 1],
      [1, 2],
      [0, 1],
      [3, 1],
      [2, 2],
    ]) {
      matches.offer(tier!, 50, id!);
    }
    expect(matches.matches).toEqual([
      { tier: 0, popularity: 50, id: 1 },
      { tier: 1, popularity: 50, id: 2 },
    ]);
  });
});
