import type { GenreVocabulary } from '../contract/genre-vocabulary.ts';

/**
 * As cards have them: slugs; or slugs with names, in what was kept before names were data. No text of a title looks alike: its
 * quotes are escaped.
 */
const GENRES_OF_CARD = /"genres":\[("[^\]]*"|\{[^\]]*\})\]/g;

/** Different sets of genres in one catalogue; beyond, they are worked out anew. */
const MAX_KNOWN = 4_000;

/** Puts the names of a vocabulary into texts of stored cards and pages. What it has put in once it knows by its text. */
export class CardGenres {
  private readonly known = new Map<string, string>();

  constructor(readonly vocabulary: GenreVocabulary) {}

  fill(text: string): string {
    return text.replace(GENRES_OF_CARD, (_, genres: string) => this.known.get(genres) ?? this.learn(genres));
  }

  private learn(genres: string): string {
    const named = `"genres":${JSON.stringify(this.vocabulary.refs(slugsIn(genres)))}`;
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(copied(genres), named);
    return named;
  }
}

/** Letters of its own: a piece of a page's text would keep the whole page in memory. */
const copied = (piece: string) => Buffer.from(piece).toString();

function slugsIn(genres: string): string[] {
  const kept = JSON.parse(`[${genres}]`) as (string | { slug: string })[];
  return kept.map((genre) => (typeof genre === 'string' ? genre : genre.slug));
}
