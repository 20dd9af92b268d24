import type { TitleFacts } from '../events/catalogue.events.js';
import { countryLabel, genreLabel } from './labels.js';

/** What a card shows that only the title's facts can change; rating, votes, quality, dubbing and time of update move beside. */
export function cardBase(facts: TitleFacts) {
  return {
    id: facts.titleId,
    post_type: facts.postType,
    slug: facts.slug,
    name: facts.name,
    release_year: facts.releaseYear,
    end_year: facts.endYear,
    cover_path: `/media/images/posters/${facts.slug}.jpg`,
    tint: facts.tint,
    genres: facts.genres.map(genreLabel),
    status: facts.status,
    seasons_count: facts.postType === 2 ? facts.seasons.length : null,
  };
}

/** What the hero and the title page show beyond the card. */
export function heroExtra(facts: TitleFacts) {
  return {
    backdrop_path: `/media/images/backdrops/${facts.slug}.jpg`,
    summary: facts.summary,
    age: facts.age,
    runtime_minutes: facts.runtimeMinutes,
    countries: facts.countries.map(countryLabel),
  };
}
