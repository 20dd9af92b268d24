import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { GenreList } from '../../contract/genres/genre.events.ts';
import { FIRST_GENRES } from '../../contract/genres/genres.ts';
import { GetConsoleGenres } from './get-console-genres.query.ts';
import type { ConsoleGenres } from './get-console-genres.schema.ts';

/** One statement, so that the list and its version are of one moment. */
const GENRES = `
  select coalesce((select version from read.genre_list), 0) as version,
    (select json_build_object('genres', genres, 'ownOrder', own_order, 'merged', merged) from read.genre_list) as list,
    (select coalesce(json_object_agg(genre, posts), '{}') from (
      select genre, count(*)::int as posts from read.title_card, unnest(genres) as genre group by genre) counted) as counts`;

interface GenresRow {
  version: number;
  list: GenreList | null;
  counts: Record<string, number>;
}

@QueryHandler(GetConsoleGenres)
export class GetConsoleGenresHandler implements IQueryHandler<GetConsoleGenres> {
  constructor(private readonly database: ReadDatabase) {}

  async execute(): Promise<ConsoleGenres> {
    const row = await this.database.row<GenresRow & Record<string, unknown>>(GENRES, []);
    const { version, list, counts } = row as GenresRow;
    const { genres, ownOrder, merged } = list ?? FIRST_GENRES;
    const posts_count = (slug: string) => (Object.hasOwn(counts, slug) ? (counts[slug] ?? 0) : 0);
    return {
      version,
      own_order: ownOrder,
      genres: genres.map((genre) => ({ ...genre, posts_count: posts_count(genre.slug) })),
      merged: Object.entries(merged).map(([slug, into]) => ({ slug, into, posts_count: posts_count(slug) })),
    };
  }
}
