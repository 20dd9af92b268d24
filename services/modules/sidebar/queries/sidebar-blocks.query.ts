import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../platform/database/read-database.js';
import { DocumentCache } from '../../../platform/documents/document-cache.js';
import { GENRES, type GenreSlug } from '../../catalogue/events/genres.js';

const LATEST_YEARS = 20;

/** The small figures beside the pages, each one text kept until its rows change. */
@Injectable()
export class SidebarBlocksQuery {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  airProgram(): Promise<string> {
    return this.block('air program', ['lists', 'ratings'], async () => {
      const rows = await this.database.rows<{ weekday: number; posts: string }>(
        `select air_weekday as weekday, string_agg(card, ',' order by popularity desc, id) as posts from read.title_card
         where listed and post_type = 2 and status = 1 and air_weekday is not null group by air_weekday order by air_weekday`,
      );
      return `{"days":[${rows.map(({ weekday, posts }) => `{"weekday":${weekday},"posts":[${posts}]}`).join(',')}]}`;
    });
  }

  stats(): Promise<string> {
    return this.block('stats', ['lists', 'people', 'comment-count'], async () => {
      const row = await this.database.row(
        `select count(*) filter (where post_type = 1) as movies, count(*) filter (where post_type = 2) as series,
           (select count(*) from read.person where slug is not null) as people, coalesce(sum(files), 0)::int as files,
           (select coalesce(sum(comments), 0)::int from read.title_page) as comments
         from read.title_card where listed`,
      );
      return JSON.stringify(row);
    });
  }

  genres(postType: 1 | 2): Promise<string> {
    return this.block(`genres ${postType}`, ['lists'], async () => {
      const rows = await this.database.rows<{ slug: GenreSlug; posts_count: number }>(
        `select genre as slug, count(*)::int as posts_count from read.title_card, unnest(genres) as genre
         where listed and post_type = $1 group by genre order by posts_count desc, genre`,
        [postType],
      );
      return JSON.stringify({ genres: rows.map(({ slug, posts_count }) => ({ slug, ...GENRES[slug], posts_count })) });
    });
  }

  latestYears(): Promise<string> {
    return this.block('latest years', ['lists'], async () => {
      const rows = await this.database.rows<{ year: number }>(
        `select distinct release_year as year from read.title_card where listed order by year desc limit ${LATEST_YEARS}`,
      );
      return JSON.stringify({ years: rows.map(({ year }) => year) });
    });
  }

  private block(key: string, tags: string[], load: () => Promise<string>): Promise<string> {
    return this.cache.get({ key: `sidebar ${key}`, tags, load, sizeOf: (text) => text.length * 2 });
  }
}
