import type { TitleFacts } from '../../../services/modules/catalogue/contract/catalogue.events.ts';
import { GenreVocabulary } from '../../../services/modules/catalogue/contract/genres/genre-vocabulary.ts';
import { FIRST_GENRES } from '../../../services/modules/catalogue/contract/genres/genres.ts';
import { countriesOf } from '../../../services/modules/catalogue/domain/words/country-words.ts';
import { type RealTitle, readRealTitles } from '../real-titles.ts';
import { seededRandom } from '../search-quality.ts';

/** How well known each title is: rank r is watched like 1 / (r + 20), about as films are. */
const HEAD = 20;
const MAX_CAST = 8;
const GENRES = new GenreVocabulary(FIRST_GENRES);

export interface BenchTitles {
  facts: TitleFacts[];
  /** How likely each is to be watched, by its place in `facts`; sums to 1. */
  appeal: Float64Array;
}

export function readTitles(): BenchTitles | null {
  const titles = readRealTitles();
  if (!titles) return null;
  const people = new Map<string, number>();
  const facts = titles.map((title, index) => factsOf(title, index + 1, people));
  return { facts, appeal: giveAppeal(facts) };
}

function factsOf(line: RealTitle, titleId: number, people: Map<string, number>): TitleFacts {
  const creditsOf = (names: string[]) =>
    [...new Set(names)].map((name) => {
      if (!people.has(name)) people.set(name, people.size + 1);
      return { personId: people.get(name)! };
    });
  return {
    titleId,
    postType: line.type === 'movie' ? 1 : 2,
    slug: `title-${titleId}`,
    name: { fa: null, en: line.title },
    originalName: null,
    alternateNames: [],
    releaseYear: line.year,
    endYear: null,
    countries: countriesOf(line.countries),
    genres: GENRES.ofWords(line.genres),
    age: null,
    runtimeMinutes: null,
    summary: { fa: null, en: line.summary || null },
    directors: creditsOf(line.directors),
    writers: [],
    cast: creditsOf(line.cast.slice(0, MAX_CAST)).map((credit) => ({ ...credit, role: null })),
    awards: [],
    trailers: [],
    channel: null,
    status: null,
    airWeekday: null,
    seasons: [],
    popularity: 0,
    mood: null,
  };
}

/** Made up, as nobody has counted: newer titles are better known. The catalogue's popularity knows it roughly. */
function giveAppeal(facts: TitleFacts[]): Float64Array {
  const random = seededRandom(7);
  const order = facts
    .map((title, index) => ({ index, key: random() * (title.releaseYear < 1970 ? 0.5 : 1) }))
    .sort((a, b) => b.key - a.key);
  const appeal = new Float64Array(facts.length);
  order.forEach(({ index }, rank) => {
    appeal[index] = 1 / (rank + HEAD);
    const known = 100 * (1 - Math.log(rank + HEAD) / Math.log(facts.length + HEAD)) + 30 * random();
    facts[index]!.popularity = Math.round(Math.min(100, known));
  });
  const sum = appeal.reduce((total, one) => total + one, 0);
  return appeal.map((one) => one / sum);
}
