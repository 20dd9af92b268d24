import { type Candidate, type Features, shared } from './features.ts';
import type { Reason } from './reason.ts';
import type { Taste } from './taste.ts';

/** What counts how much, each from 0 to 1. */
const WEIGHT = { liked: 1, genres: 0.12, people: 0.25, followed: 0.5, appeal: 0.2 };
/** So many liked titles near by make what others like as good as it gets. */
const ENOUGH_VIEWERS = 200;

export interface Suggestion {
  titleId: number;
  score: number;
  reason: Reason;
}

/** What speaks for a title by what other members like: summed over the titles that the member likes. */
interface Likes {
  score: number;
  /** The title that says most. */
  because: number;
}

/** What other members like who like the same, by title. Titles that the member did not like speak against their neighbours. */
export function likesAround(
  seeds: ReadonlyMap<number, number>,
  neighboursOf: ReadonlyMap<number, readonly (readonly [number, number])[]>,
): Map<number, Likes> {
  const likes = new Map<number, Likes & { most: number }>();
  for (const [seed, weight] of seeds) {
    for (const [titleId, nearness] of neighboursOf.get(seed) ?? []) {
      const part = weight * nearness;
      const known = likes.get(titleId) ?? { score: 0, because: seed, most: 0 };
      known.score += part;
      if (part > known.most) Object.assign(known, { most: part, because: seed });
      likes.set(titleId, known);
    }
  }
  return likes;
}

/** @param mostViewers of any title of the site. @returns the best first, without what the member knows. */
export function rankForYou(
  taste: Taste,
  candidates: readonly Candidate[],
  likes: ReadonlyMap<number, Likes>,
  mostViewers: number,
): Suggestion[] {
  const best = Math.max(...candidates.map(({ titleId }) => likes.get(titleId)?.score ?? 0), Number.MIN_VALUE);
  return candidates
    .filter(({ titleId }) => !taste.known.has(titleId))
    .map((candidate) => {
      const around = likes.get(candidate.titleId);
      const people = taste.peopleIn(candidate);
      const score =
        (WEIGHT.liked * (around?.score ?? 0)) / best +
        WEIGHT.genres * taste.genreShare(candidate.genres) +
        WEIGHT.people * people.share +
        (people.followed === null ? 0 : WEIGHT.followed) +
        WEIGHT.appeal * appeal(candidate, mostViewers);
      return { titleId: candidate.titleId, score, reason: reasonOf(taste, candidate, around) };
    })
    .sort((a, b) => b.score - a.score || a.titleId - b.titleId);
}

/** How well known: by what the catalogue says, and the more viewers there are, by what they watch. 0–1. */
export function appeal({ popularity, viewers }: Features, mostViewers: number): number {
  const trust = mostViewers / (mostViewers + ENOUGH_VIEWERS);
  return trust * (viewers / Math.max(1, mostViewers)) + ((1 - trust) * popularity) / 100;
}

function reasonOf(taste: Taste, candidate: Candidate, around: Likes | undefined): Reason {
  const people = taste.peopleIn(candidate);
  if (people.followed !== null) return { kind: 'followed', personId: people.followed, genre: null };
  if (around && around.score > 0) return { kind: 'because', titleId: around.because, genre: null };
  const [genre = null] = shared(taste.favouriteGenres, candidate.genres);
  const { director, person } = people;
  if (director !== null) return { kind: genre ? 'director_and_genre' : 'director', personId: director, genre };
  if (person !== null) return { kind: 'person', personId: person, genre: null };
  return genre ? { kind: 'genre', genre } : { kind: 'popular', genre: null };
}
