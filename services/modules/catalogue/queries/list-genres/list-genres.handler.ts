import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GENRES_TAG, GenreNames } from '../../contract/genres/genre-names.port.ts';
import { inMenuOrder } from '../menu-order.ts';
import { ListGenres } from './list-genres.query.ts';

@QueryHandler(ListGenres)
export class ListGenresHandler implements IQueryHandler<ListGenres> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  execute({ postType }: ListGenres): Promise<string> {
    return this.cache.getText({
      key: `genres ${postType}`,
      tags: ['lists', GENRES_TAG],
      load: () => this.load(postType),
    });
  }

  private async load(postType: 1 | 2): Promise<string> {
    const rows = await this.database.rows<{ slug: string; posts_count: number }>(
      `select genre as slug, count(*)::int as posts_count from read.title_card, unnest(genres) as genre
       where listed and post_type = $1 group by genre order by posts_count desc, genre`,
      [postType],
    );
    const genres = inMenuOrder(rows, await this.names.vocabulary());
    return JSON.stringify({
      genres: genres.map(({ genre: { slug, name, hidden }, row }) => {
        return { slug, fa: name.fa, en: name.en, posts_count: row.posts_count, hidden };
      }),
    });
  }
}
