import type { PersonFacts, TitleFacts } from '#modules/catalogue/contract/catalogue.events.ts';
import type { PersonRef } from '#modules/catalogue/contract/post-card.ts';
import { type CardBase, type CardFigures, cardBase, ratingOf } from '#modules/catalogue/contract/titles/title-card.ts';
import { portraitPath } from '#modules/media/contract/pictures-of.ts';
import type { SearchDocument } from '../contract/search-document.ts';

/** What the projection stores of a title's facts: enough for its card, its names and its filters. */
interface IndexedTitle {
  card: CardBase;
  names: string[];
  popularity: number;
  age: string | null;
  channel: string | null;
  countries: string[];
  genres: string[];
  actors: number[];
  directors: number[];
  /** Absent where it was stored before they were told. */
  characters?: string[];
}

interface IndexedPerson {
  card: PersonRef;
  names: string[];
}

export interface TitleState {
  id: number;
  facts: IndexedTitle;
  created_at: Date;
  updated_at: Date;
  qualities: number[];
  dubbed: boolean;
  censored: boolean;
  votes: number;
  grades: number;
}

export interface PersonState {
  id: number;
  facts: IndexedPerson;
  /** CREDIT bits of all the person's parts. */
  roles: number;
  credits: number;
  /** Of the best known title. */
  popularity: number;
}

export const CREDIT = { actor: 1, director: 2, writer: 4 } as const;

export function indexedTitle(facts: TitleFacts): IndexedTitle {
  const ids = (credits: { personId: number }[]) => [...new Set(credits.map((credit) => credit.personId))];
  return {
    card: cardBase(facts),
    names: distinct([facts.name.en, facts.name.fa, facts.originalName, ...facts.alternateNames]),
    popularity: facts.popularity,
    age: facts.age,
    channel: facts.channel,
    countries: facts.countries,
    genres: facts.genres,
    actors: ids(facts.cast),
    directors: ids(facts.directors),
    characters: distinct(facts.cast.flatMap(({ role }) => (role ? [role.en, role.fa] : []))),
  };
}

export function indexedPerson(facts: PersonFacts): IndexedPerson {
  const { personId, slug, name, tint } = facts;
  const card = { id: personId, slug, name, avatar_path: portraitPath(facts), tint };
  return { card, names: distinct([name.en, name.fa]) };
}

function distinct(names: (string | null)[]): string[] {
  return [...new Set(names.flatMap((name) => name ?? []))];
}

export function titleDocument(state: TitleState): SearchDocument {
  const { card, names, popularity, characters = [], ...filters } = state.facts;
  const rating = ratingOf(state.votes, state.grades);
  const updatedAt = state.updated_at.toISOString();
  const { qualities, dubbed, censored, votes } = state;
  const quality = qualities.length > 0 ? Math.max(...qualities) : null;
  const shown: CardBase & CardFigures = { ...card, rating, votes, quality, dubbed, updated_at: updatedAt };
  return {
    kind: 'title',
    id: state.id,
    names,
    popularity,
    card: JSON.stringify(shown),
    facts: {
      ...filters,
      characters,
      postType: card.post_type,
      releaseYear: card.release_year,
      qualities,
      dubbed,
      censored,
      rating,
      votes,
      createdAt: state.created_at.toISOString(),
      updatedAt,
    },
  };
}

/** A person is as well known as their best known title, and a little better for each further one. */
function personPopularity({ popularity, credits }: PersonState): number {
  return Math.min(100, Math.round(popularity * 0.7 + 6 * Math.log2(1 + credits)));
}

export function personDocument(state: PersonState): SearchDocument {
  const roles: SearchDocument['roles'] = [];
  if (state.roles & CREDIT.actor) roles.push('actor');
  if (state.roles & CREDIT.director) roles.push('director');
  const { card, names } = state.facts;
  return {
    kind: 'person',
    id: state.id,
    names,
    popularity: personPopularity(state),
    roles,
    card: JSON.stringify(card),
  };
}
