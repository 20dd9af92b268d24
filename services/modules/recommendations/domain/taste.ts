import type { Features } from './features.ts';

/** What a member said of a title, by day. */
export interface Opinion {
  titleId: number;
  /** −1 … 1 */
  strength: number;
  daysAgo: number;
}

/** After so many days something says half as much. */
const HALF_LIFE_DAYS = 365;
const FAVOURITES = 3;
/** A person in several liked titles says something; one in a single title most often nothing. */
const PEOPLE_FOR_ALL = 3;

interface PeopleOfTaste {
  /** 0–1 */
  share: number;
  followed: number | null;
  director: number | null;
  person: number | null;
}

/** A member's taste, of what is written of the titles that they like. */
export class Taste {
  /** Whatever the member has said something of, for good or bad. */
  readonly known: ReadonlySet<number>;
  /** What each says, by title; below 0 for those that were not liked. */
  readonly seeds: ReadonlyMap<number, number>;
  /** The best liked first. */
  readonly favouriteGenres: readonly string[];
  private readonly genres = new Map<string, number>();
  private readonly people = new Map<number, number>();
  private readonly directors = new Set<number>();

  constructor(
    opinions: readonly Opinion[],
    features: readonly Features[],
    readonly followed: ReadonlySet<number>,
  ) {
    this.known = new Set(opinions.map(({ titleId }) => titleId));
    this.seeds = new Map(
      opinions
        .filter(({ strength }) => strength !== 0)
        .map(({ titleId, strength, daysAgo }) => [titleId, strength * 0.5 ** (daysAgo / HALF_LIFE_DAYS)]),
    );
    for (const title of features) this.learn(title, this.seeds.get(title.titleId) ?? 0);
    const most = Math.max(...this.genres.values(), Number.MIN_VALUE);
    for (const [genre, weight] of this.genres) this.genres.set(genre, Math.max(0, weight / most));
    const liked = [...this.genres].filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
    this.favouriteGenres = liked.slice(0, FAVOURITES).map(([genre]) => genre);
  }

  /** Those whose other titles may be liked: followed, or met in what the member likes most. */
  peopleToLookFor(count: number): number[] {
    const met = [...this.people].filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
    return [...new Set([...this.followed, ...met.map(([id]) => id)])].slice(0, count);
  }

  /** How much of a title's genres is liked, 0–1. */
  genreShare(genres: readonly string[]): number {
    if (genres.length === 0) return 0;
    const sum = genres.reduce((total, genre) => total + (this.genres.get(genre) ?? 0), 0);
    return sum / genres.length;
  }

  peopleIn({ people, directors }: Features): PeopleOfTaste {
    const met = people.filter((id) => (this.people.get(id) ?? 0) > 0);
    const weight = met.reduce((total, id) => total + (this.people.get(id) ?? 0), 0);
    return {
      share: Math.min(1, weight / PEOPLE_FOR_ALL),
      followed: people.find((id) => this.followed.has(id)) ?? null,
      director: directors.find((id) => this.directors.has(id)) ?? null,
      person: met[0] ?? null,
    };
  }

  private learn({ genres, people, directors }: Features, weight: number): void {
    for (const genre of genres) add(this.genres, genre, weight / genres.length);
    for (const id of people) add(this.people, id, weight * (directors.includes(id) ? 1 : 0.5));
    if (weight > 0) for (const id of directors) this.directors.add(id);
  }
}

function add<K>(weights: Map<K, number>, key: K, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}
