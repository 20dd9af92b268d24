import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GENRES, type GenreSlug } from '../../contract/genres.ts';

const TILES = 8;
const MOVIES_A_GENRE = 8;

/** The genres with the most movies; of each its best known ones. */
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
  slug: GenreSlug;
  id: number;
  backdrop_path: string;
  tint: string;
}

@Injectable()
export class GenreTileReader {
  constructor(private readonly database: ReadDatabase) {}

  /** Each with the picture of a movie that no other tile has; not of `taken` where there is another. */
  async tiles(taken: ReadonlySet<number>) {
    const rows = await this.database.rows<GenreMovie & Record<string, unknown>>(GENRE_MOVIES, []);
    const used = new Set(taken);
    const genres = [...Map.groupBy(rows, ({ slug }) => slug)].slice(0, TILES);
    return genres.map(([slug, genreMovies]) => {
      const movie = genreMovies.find(({ id }) => !used.has(id)) ?? (genreMovies[0] as GenreMovie);
      used.add(movie.id);
      return { slug, ...GENRES[slug], backdrop_path: movie.backdrop_path, tint: movie.tint };
    });
  }
}
