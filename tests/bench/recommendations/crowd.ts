import type { TitleFacts } from '../../../services/modules/catalogue/contract/catalogue.events.ts';
import { seededRandom } from '../search-quality.ts';
import type { BenchTitles } from './titles.ts';

/*
 * Viewers whose tastes the recommender does not share: what draws them to titles is written nowhere in the catalogue, or only
 * in part. How they choose is not how it ranks: they draw from what is in front of them, by chance.
 */

export type CrowdKind = 'hidden factors' | 'circles and genres' | 'genre fans' | 'herd';

export interface Viewer {
  /** Places in the list of titles, in the order in which they were watched. */
  watched: number[];
}

type Draw = () => number;
type Taste = () => Draw;

const CIRCLES = 400;
const CIRCLES_OF_VIEWER = 3;
const FACTORS = 12;
/** Titles that a viewer of hidden factors looks at before choosing. */
const LOOKED_AT = 300;
/** How much of what is watched is simply what everybody watches. */
const BY_FAME = 0.3;

export function drawCrowd(kind: CrowdKind, titles: BenchTitles, viewers: number, titlesEach: number): Viewer[] {
  const random = seededRandom(kind.length * 1_000 + viewers);
  const taste = TASTES[kind](titles, random);
  return Array.from({ length: viewers }, () => {
    const draw = taste();
    // As real ones do: most watch less than the mean, some much more.
    const count = Math.max(5, Math.round(titlesEach * (0.4 - 0.6 * Math.log(1 - random() * 0.97))));
    const watched = new Set<number>();
    for (let tries = 0; watched.size < count && tries < count * 20; tries++) watched.add(draw());
    return { watched: [...watched] };
  });
}

const TASTES: Record<CrowdKind, (titles: BenchTitles, random: () => number) => Taste> = {
  herd: (titles, random) => {
    const famous = weighted(allOf(titles), titles.appeal, random);
    return () => famous;
  },
  'genre fans': (titles, random) => {
    const byGenre = genrePools(titles, random);
    const famous = weighted(allOf(titles), titles.appeal, random);
    return () => {
      const favourites = [pick(byGenre, random), pick(byGenre, random)];
      return () => (random() < BY_FAME ? famous() : pick(favourites, random)());
    };
  },
  'circles and genres': (titles, random) => {
    const byGenre = genrePools(titles, random);
    const circles = circlePools(titles, random);
    const famous = weighted(allOf(titles), titles.appeal, random);
    return () => {
      const own = [...Array.from({ length: CIRCLES_OF_VIEWER }, () => pick(circles, random)), pick(byGenre, random)];
      return () => (random() < BY_FAME ? famous() : pick(own, random)());
    };
  },
  'hidden factors': (titles, random) => {
    const vectors = Array.from({ length: titles.facts.length }, () => vector(random));
    const famous = weighted(allOf(titles), titles.appeal, random);
    return () => {
      const own = vector(random);
      const seen = [...new Set(Array.from({ length: LOOKED_AT }, famous))];
      const liking = seen.map((place) => ({ place, key: dot(own, vectors[place]!) + 0.7 * gumbel(random) }));
      const order = liking.sort((a, b) => b.key - a.key).map(({ place }) => place);
      let next = 0;
      return () => (random() < BY_FAME ? famous() : order[next++ % order.length]!);
    };
  },
};

function allOf({ facts }: BenchTitles): number[] {
  return facts.map((_, place) => place);
}

function genrePools({ facts, appeal }: BenchTitles, random: () => number): Draw[] {
  const byGenre = Map.groupBy(
    facts.flatMap(({ genres }: TitleFacts, place) => genres.map((genre) => ({ genre, place }))),
    ({ genre }) => genre,
  );
  return [...byGenre.values()].map((members) =>
    weighted(
      members.map(({ place }) => place),
      appeal,
      random,
    ),
  );
}

/** Groups of titles that nothing but their viewers have in common. */
function circlePools({ facts, appeal }: BenchTitles, random: () => number): Draw[] {
  const members: number[][] = Array.from({ length: CIRCLES }, () => []);
  facts.forEach((_, place) => {
    for (let n = 0; n < 2; n++) pick(members, random).push(place);
  });
  return members.map((places) => weighted(places, appeal, random));
}

/** Draws one of the places, each as often as its weight says. */
function weighted(places: readonly number[], weights: Float64Array, random: () => number): Draw {
  const sums = new Float64Array(places.length);
  let sum = 0;
  places.forEach((place, index) => {
    sum += weights[place]!;
    sums[index] = sum;
  });
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, places.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return places[low]!;
  };
}

function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)]!;
}

function vector(random: () => number): Float64Array {
  return Float64Array.from(
    { length: FACTORS },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(6.2832 * random()),
  );
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < FACTORS; at++) sum += a[at]! * b[at]!;
  return sum;
}

function gumbel(random: () => number): number {
  return -Math.log(-Math.log(random() || 1e-12));
}
