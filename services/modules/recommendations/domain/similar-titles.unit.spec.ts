import type { Candidate } from './features.ts';
import { rankSimilar, shareOfViewers } from './similar-titles.ts';

const title = (titleId: number, changes: Partial<Candidate> = {}): Candidate => ({
  titleId,
  postType: 1,
  releaseYear: 2000,
  popularity: 0,
  viewers: 0,
  genres: [],
  countries: [],
  directors: [],
  people: [],
  story: 0,
  ...changes,
});
const NOBODY = { members: 0, nearness: new Map() };

describe('the share of a title’s viewers who like another', () => {
  const own = title(1, { viewers: 100 });

  it('is that of all members where the two have nobody in common', () => {
    const together = { members: 1_000, nearness: new Map() };
    expect(shareOfViewers(title(1), title(2, { viewers: 50 }), together)).toBeCloseTo(0.05);
    expect(shareOfViewers(own, title(2, { viewers: 50 }), together)).toBeCloseTo(0.05 / 11);
  });

  it('is nearly what is counted where there are many', () => {
    const together = { members: 1_000, nearness: new Map([[2, 0.5]]) };
    expect(shareOfViewers(own, title(2, { viewers: 100 }), together)).toBeCloseTo((50 + 1) / 110);
  });

  it('is nothing while there are no members', () => {
    expect(shareOfViewers(own, title(2), NOBODY)).toBe(0);
  });
});

describe('titles like one', () => {
  const own = title(1, { genres: ['drama', 'war'], people: [7, 8], directors: [7], countries: ['ir'], viewers: 50 });
  const order = (candidates: Candidate[], together = NOBODY) =>
    rankSimilar(own, candidates, together).map(({ titleId }) => titleId);

  it('come by what they have in common, without itself', () => {
    const genre = title(2, { genres: ['war'] });
    const genres = title(3, { genres: ['drama', 'war'] });
    const director = title(4, { genres: ['war'], people: [7], directors: [7] });
    expect(order([genre, own, genres, director])).toEqual([4, 3, 2]);
  });

  it('come by what the same members like before a genre in common', () => {
    const together = { members: 1_000, nearness: new Map([[3, 0.4]]) };
    const [genre, liked] = [title(2, { genres: ['war'], viewers: 50 }), title(3, { viewers: 50 })];
    expect(order([genre, liked], together)).toEqual([3, 2]);
    expect(rankSimilar(own, [liked], together)[0]!.reason.kind).toBe('liked_together');
  });

  it('are told by a reason that is true', () => {
    const reasonOf = (changes: Partial<Candidate>) => rankSimilar(own, [title(2, changes)], NOBODY)[0]!.reason;
    expect(reasonOf({ people: [7], directors: [7] })).toEqual({ kind: 'director', personId: 7, genre: null });
    expect(reasonOf({ people: [8], genres: ['war'] })).toEqual({ kind: 'person', personId: 8, genre: null });
    expect(reasonOf({ story: 8 })).toEqual({ kind: 'story', genre: null });
    expect(reasonOf({ genres: ['war'] })).toEqual({ kind: 'genre', genre: 'war' });
    expect(reasonOf({ viewers: 900 })).toEqual({ kind: 'popular', genre: null });
  });
});
