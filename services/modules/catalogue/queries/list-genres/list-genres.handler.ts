import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GENRES, type GenreSlug } from '../../contract/genres.ts';
import { ListGenres } from './list-genres.query.ts';

@QueryHandler(ListGenres)
export class ListGenresHandler implements IQueryHandler<ListGenres> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute({ postType }: ListGenres): Promise<string> {
    return this.cache.get({
      key: `genres ${postType}`,
      tags: ['lists'],
      load: () => this.load(postType),
      sizeOf: (text) => text.length * 2,
    });
  }

  private async load(postType: 1 | 2): Promise<string> {
    const rows = await this.database.rows<{ slug: GenreSlug; posts_count: number }>(
      `select genre as slug, count(*)::int as posts_count from read.title_card, unnest(genres) as genre
       where listed and post_type = $1 group by genre order by posts_count desc, genre`,
      [postType],
    );
    return JSON.stringify({ genres: rows.map(({ slug, posts_count }) => ({ slug, ...GENRES[slug], posts_count })) });
  }
}
