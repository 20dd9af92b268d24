import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { type FeedEntry, newsFeed } from '../../adapters/rss/news-feed.ts';
import { NEWS_CARD, PUBLISHED_NEWS } from '../news-shape.ts';
import { GetNewsFeed } from './get-news-feed.query.ts';

const COUNT = 30;

@QueryHandler(GetNewsFeed)
export class GetNewsFeedHandler implements IQueryHandler<GetNewsFeed> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute({ language, site }: GetNewsFeed): Promise<string> {
    return this.cache.getText({
      key: `news feed ${language} ${site}`,
      tags: ['pieces'],
      load: async () => newsFeed(await this.newest(), language, site),
    });
  }

  private async newest(): Promise<FeedEntry[]> {
    const rows = await this.database.rows<{ card: FeedEntry }>(
      `select ${NEWS_CARD} as card from read.piece where ${PUBLISHED_NEWS} order by publish_at desc, id desc limit ${COUNT}`,
    );
    return rows.map(({ card }) => card);
  }
}
