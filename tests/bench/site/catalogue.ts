import type pg from 'pg';
import type { BenchTitle } from '../search-quality.ts';

export interface Title extends BenchTitle {
  slug: string;
  /** 1 movie, 2 series. */
  postType: number;
}

/** A list of titles by genre and type, and how many pages of 24 it has. */
interface GenreList {
  genre: string;
  postType: number;
  pages: number;
}

export interface Catalogue {
  titles: Title[];
  genres: GenreList[];
  /** Pages of 24 of the list of all movies. */
  moviePages: number;
  /** Pages of 24 of all titles. */
  allPages: number;
}

const PAGE_SIZE = 24;

/** What the scratch schema was filled with, and so what the site has. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: titles } = await client.query<Title>(
    'select id, name, slug, post_type as "postType" from bench.title order by id',
  );
  const { rows: genres } = await client.query<GenreList>(
    `select g.slug as genre, t.post_type as "postType", ceil(count(*) / ${PAGE_SIZE}.0)::int as pages
     from bench.title_genre tg join bench.genre g on g.id = tg.genre_id join bench.title t on t.id = tg.title_id
     group by 1, 2 order by 1, 2`,
  );
  const movies = titles.filter(({ postType }) => postType === 1).length;
  return { titles, genres, moviePages: Math.ceil(movies / PAGE_SIZE), allPages: Math.ceil(titles.length / PAGE_SIZE) };
}

/** The listed titles as the site itself has them, where no scratch schema was filled. */
export async function listedTitles(client: pg.Client): Promise<Title[]> {
  const { rows } = await client.query<Title>(
    `select id, name_en as name, slug, post_type as "postType" from read.title_card
     where listed and length(name_en) >= 3 order by id`,
  );
  return rows;
}
