import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GetStats } from './get-stats.query.ts';

@QueryHandler(GetStats)
export class GetStatsHandler implements IQueryHandler<GetStats> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute(): Promise<string> {
    return this.cache.getText({
      key: 'stats',
      tags: ['lists', 'title-people', 'comment-count'],
      load: () => this.load(),
    });
  }

  private async load(): Promise<string> {
    const row = await this.database.row(
      `select count(*) filter (where post_type = 1) as movies, count(*) filter (where post_type = 2) as series,
         (select count(*) from read.title_page_person) as people, coalesce(sum(files), 0)::int as files,
         (select coalesce(sum(comments), 0)::int from read.title_page)
         + (select coalesce(sum(comments), 0)::int from read.news_comment_count) as comments
       from read.title_card where listed`,
    );
    return JSON.stringify(row);
  }
}
