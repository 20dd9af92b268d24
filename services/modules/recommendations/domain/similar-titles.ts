import { type Candidate, type Features, shared } from './features.ts';
import type { Reason } from './reason.ts';

/*
 * Titles like one: what is written of both, and how likely a member who likes the one likes the other. Where nobody has watched
 * anything yet the first is all there is; the more members, the more the second can say.
 */

const WEIGHT = { liked: 5, genre: 3, person: 2.5, director: 2, country: 1.5, story: 0.9 };
const MAX_PEOPLE = 3;
const MAX_STORY = 9;
const POPULARITY_A_POINT = 30;
const YEARS_A_POINT = 12;
/** So many viewers of one title weigh as much as what all members watch. */
const PRIOR_VIEWERS = 10;
/** A title that one member in so many likes is nothing special. */
const USUAL_SHARE = 1 / 200;

export interface Similar {
  titleId: number;
  score: number;
  reason: Reason;
}

interface LikedTogether {
  /** Members who like anything. */
  members: number;
  /** How near the titles are that the same members like, by id: weighted cosine, 0–1. */
  nearness: ReadonlyMap<number, number>;
}

/** @returns the most similar first. */
export function rankSimilar(own: Features, candidates: readonly Candidate[], together: LikedTogether): Similar[] {
  return candidates
    .filter(({ titleId }) => titleId !== own.titleId)
    .map((candidate) => similarity(own, candidate, together))
    .sort((a, b) => b.score - a.score || a.titleId - b.titleId);
}

/** The share of a title's viewers who like another, drawn towards the share of all members where the viewers are few. */
export function shareOfViewers(own: Features, other: Features, { members, nearness }: LikedTogether): number {
  if (members === 0) return 0;
  const near = nearness.get(other.titleId) ?? 0;
  // The cosine times the root of both, in viewers.
  const both = near * Math.sqrt(own.viewers * other.viewers);
  return (both + (PRIOR_VIEWERS * other.viewers) / members) / (own.viewers + PRIOR_VIEWERS);
}

function similarity(own: Features, candidate: Candidate, together: LikedTogether): Similar {
  const genres = shared(candidate.genres, own.genres);
  const people = shared(candidate.people, own.people);
  const directors = shared(candidate.directors, own.directors);
  const parts = {
    liked: WEIGHT.liked * Math.log(1 + shareOfViewers(own, candidate, together) / USUAL_SHARE),
    people: WEIGHT.person * Math.min(MAX_PEOPLE, people.length) + (directors.length > 0 ? WEIGHT.director : 0),
    story: WEIGHT.story * Math.min(MAX_STORY, candidate.story),
  };
  const country = shared(candidate.countries, own.countries).length > 0 ? WEIGHT.country : 0;
  const known = candidate.popularity / POPULARITY_A_POINT;
  const apart = Math.abs(candidate.releaseYear - own.releaseYear) / YEARS_A_POINT;
  const written = WEIGHT.genre * genres.length + parts.people + parts.story + country + known - apart;
  const met = together.nearness.has(candidate.titleId);
  const reason = reasonOf({ ...parts, liked: met ? parts.liked : 0 }, { genres, people, directors });
  return { titleId: candidate.titleId, score: written + parts.liked, reason };
}

interface Parts {
  liked: number;
  people: number;
  story: number;
}

/** The rarest thing in common: a director before a genre, which hundreds share. */
function reasonOf(
  { liked, people, story }: Parts,
  common: { genres: string[]; people: number[]; directors: number[] },
): Reason {
  const [genre = null] = common.genres;
  const [director] = common.directors;
  const [person] = common.people;
  if (director !== undefined) return { kind: genre ? 'director_and_genre' : 'director', personId: director, genre };
  if (liked > people && liked > story) return { kind: 'liked_together', genre: null };
  if (person !== undefined) return { kind: 'person', personId: person, genre: null };
  if (story > WEIGHT.genre) return { kind: 'story', genre: null };
  return genre ? { kind: 'genre', genre } : { kind: 'popular', genre: null };
}
