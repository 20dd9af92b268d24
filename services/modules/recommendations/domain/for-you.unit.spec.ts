import type { Candidate } from './features.ts';
import { appeal, likesAround, rankForYou } from './for-you.ts';
import { Taste } from './taste.ts';

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
const opinion = (titleId: number, strength: number, daysAgo = 0) => ({ titleId, strength, daysAgo });

describe('what others like who like the same', () => {
  const neighboursOf = new Map([
    [1, [[9, 0.5] as const]],
    [
      2,
      [
        [9, 0.3],
        [8, 0.2],
      ] as [number, number][],
    ],
  ]);

  it('is summed over what the member likes, and says because of what most', () => {
    const likes = likesAround(
      new Map([
        [1, 1],
        [2, 0.5],
      ]),
      neighboursOf,
    );
    expect(likes.get(9)).toMatchObject({ score: 0.65, because: 1 });
    expect(likes.get(8)).toMatchObject({ score: 0.1, because: 2 });
  });

  it('is less where the member did not like what lies near', () => {
    const likes = likesAround(
      new Map([
        [1, 1],
        [2, -1],
      ]),
      neighboursOf,
    );
    expect(likes.get(9)!.score).toBeCloseTo(0.2);
    expect(likes.get(8)!.score).toBeCloseTo(-0.2);
  });
});

describe('a taste', () => {
  it('is of the genres and people of what is liked, the newer the more', () => {
    const titles = [title(1, { genres: ['war'], people: [5] }), title(2, { genres: ['drama'], people: [6] })];
    const taste = new Taste([opinion(1, 0.5, 0), opinion(2, 0.5, 800)], titles, new Set([4]));
    expect(taste.favouriteGenres).toEqual(['war', 'drama']);
    expect(taste.genreShare(['war', 'sport'])).toBe(0.5);
    expect(taste.peopleToLookFor(2)).toEqual([4, 5]);
  });

  it('has no liking for what was rated low', () => {
    const taste = new Taste(
      [opinion(1, -0.6)],
      [title(1, { genres: ['war'], people: [5], directors: [5] })],
      new Set(),
    );
    expect(taste.favouriteGenres).toEqual([]);
    expect(taste.genreShare(['war'])).toBe(0);
    expect(taste.peopleIn(title(2, { people: [5], directors: [5] }))).toMatchObject({ director: null, person: null });
  });
});

describe('the order', () => {
  const taste = new Taste([opinion(1, 1)], [title(1, { genres: ['war'], directors: [5], people: [5] })], new Set([4]));
  const likes = new Map([[2, { score: 0.4, because: 1 }]]);
  const rank = (...candidates: Candidate[]) => rankForYou(taste, candidates, likes, 0);

  it('begins with what others like, then who is followed, and knows what is known', () => {
    const shown = rank(title(1), title(2), title(3, { people: [4] }), title(6, { genres: ['war'] }), title(7));
    expect(shown.map(({ titleId }) => titleId)).toEqual([2, 3, 6, 7]);
    expect(shown.map(({ reason }) => reason.kind)).toEqual(['because', 'followed', 'genre', 'popular']);
  });

  it('names a liked director, with the genre where that is liked too', () => {
    const directed = { directors: [5], people: [5] };
    const [both] = rank(title(8, { ...directed, genres: ['war'] }));
    expect(both!.reason).toEqual({ kind: 'director_and_genre', personId: 5, genre: 'war' });
    expect(rank(title(8, directed))[0]!.reason).toEqual({ kind: 'director', personId: 5, genre: null });
  });
});

describe('how well known a title is', () => {
  it('goes by the catalogue first, and by what is watched later', () => {
    const film = title(1, { popularity: 80, viewers: 10 });
    expect(appeal(film, 0)).toBe(0.8);
    expect(appeal(film, 200)).toBeCloseTo(0.5 * 0.05 + 0.5 * 0.8);
    expect(appeal(film, 1_000_000)).toBeLessThan(0.001);
  });
});
