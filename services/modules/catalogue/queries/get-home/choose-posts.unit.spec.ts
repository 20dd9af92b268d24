import { choosePosts, filmOfTheDay } from './choose-posts.ts';

const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);

describe('choosePosts', () => {
  it('shows a title once, where the page names it first', () => {
    const [first, second] = choosePosts(
      [
        { kind: 'posters', ids: from(1, 60) },
        { kind: 'wide', ids: from(1, 60) },
      ],
      [1, 2],
    );
    expect(first).toEqual(from(3, 16));
    expect(second).toEqual(from(19, 16));
  });

  it('leaves ranks alone and keeps the ranked off every other shelf, also above them', () => {
    const shelves = choosePosts(
      [
        { kind: 'posters', ids: from(1, 60) },
        { kind: 'ranked', ids: from(1, 60) },
        { kind: 'posters', ids: from(5, 60) },
      ],
      [1],
    );
    expect(shelves).toEqual([from(11, 16), from(1, 10), from(27, 16)]);
  });

  it('repeats what stands farther away rather than its neighbour, and its neighbour rather than nothing', () => {
    const shelves = choosePosts(
      [
        { kind: 'posters', ids: from(1, 16) },
        { kind: 'posters', ids: from(17, 10) },
        { kind: 'posters', ids: from(1, 20) },
        { kind: 'posters', ids: from(1, 4) },
        { kind: 'posters', ids: from(30, 9) },
      ],
      [],
    );
    expect(shelves[2]).toEqual(from(1, 16));
    expect(shelves[3]).toEqual(from(1, 4));
    expect(shelves[4]).toEqual(from(30, 9));
  });
});

describe('filmOfTheDay', () => {
  it('is another one each day, comes round, and is none that the page shows already', () => {
    const taken = new Set([2]);
    expect([0, 1, 2].map((day) => filmOfTheDay([1, 2, 3], taken, day))).toEqual([1, 3, 1]);
    expect(filmOfTheDay([2], taken, 5)).toBeUndefined();
  });
});
