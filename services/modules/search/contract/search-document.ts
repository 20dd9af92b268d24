/** What the search index knows of a title or a person. A document is always written whole. */
export interface SearchDocument {
  kind: 'title' | 'person';
  id: number;
  /** As people write them: in all languages, original and alternate names; folding is the index's work. */
  names: string[];
  /** 0–100: breaks ties between equally good matches. */
  popularity: number;
  /** The JSON that an answer shows for it; the index hands it out as it came. */
  card: string;
  /** People: what they may be sought as. */
  roles?: PersonRole[];
  /** Titles: what advanced search filters by. */
  facts?: SearchableFacts;
}

export type PersonRole = 'actor' | 'director';

export interface SearchableFacts {
  postType: 1 | 2;
  releaseYear: number;
  age: string | null;
  channel: string | null;
  /** Country codes. */
  countries: string[];
  /** Genre slugs. */
  genres: string[];
  /** Quality levels on offer. */
  qualities: number[];
  dubbed: boolean;
  censored: boolean;
  /** Ids of people. */
  actors: number[];
  directors: number[];
  /** Who is played in it, in all languages. */
  characters: string[];
  rating: number | null;
  votes: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface DocumentKey {
  kind: SearchDocument['kind'];
  id: number;
}
