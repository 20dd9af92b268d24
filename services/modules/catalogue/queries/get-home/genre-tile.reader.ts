import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { refOf } from '../../contract/genres/genre-vocabulary.ts';
import { inMenuOrder } from '../menu-order.ts';

const TILES = 8;
const MOVIES_A_GENRE = 8;

/** Genres, the one with the most movies first; of each its best known ones. */
const GENRE_MOVIES = `
  select genre as slug, id, extra::json ->> 'backdrop_path' as backdrop_path, base::json ->> 'tint' as tint
  from (
    select genre, id, extra, base, count(*) over (partition by genre) as movies,
      row_number() over (partition by genre order by popularity desc, id desc) as place
    from read.title_card, unnest(genres) as genre
    where listed and post_type = 1 and files > 0 and popularity >= 50
  ) ranked
  where place <= ${MOVIES_A_GENRE}
  order by movies desc, genre, place`;

interface GenreMovie {
  slug: string;
  id: number;
  backdrop_path: string;
  tint: string;
}

@Injectable()
export class GenreTileReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  /** Each with the picture of a movie that no other tile has; not of `taken` where there is another. */
  async tiles(taken: ReadonlySet<number>) {
    const rows = await this.database.rows<GenreMovie & Record<string, unknown>>(GENRE_MOVIES, []);
    const groups = [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, movies]) => ({ slug, movies }));
    const shown = inMenuOrder(groups, await this.names.vocabulary()).filter(({ genre }) => !genre.hidden);
    const used = new Set(taken);
    return shown.slice(0, TILES).map(({ genre, row: { movies } }) => {
      const movie = movies.find(({ id }) => !used.has(id)) ?? (movies[0] as GenreMovie);
      used.add(movie.id);
      return { ...refOf(genre), backdrop_path: movie.backdrop_path, tint: movie.tint };
    });
  }
}
