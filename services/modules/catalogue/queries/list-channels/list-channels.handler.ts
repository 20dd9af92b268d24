import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ListChannels } from './list-channels.query.ts';

@QueryHandler(ListChannels)
export class ListChannelsHandler implements IQueryHandler<ListChannels> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute(): Promise<string> {
    return this.cache.get({
      key: 'channels',
      tags: ['lists'],
      load: () => this.load(),
      sizeOf: (text) => text.length * 2,
    });
  }

  private async load(): Promise<string> {
    const channels = await this.database.rows(
      `select channel as name, count(*)::int as posts_count from read.title_card
       where listed and post_type = 2 and channel is not null group by channel order by posts_count desc, channel`,
    );
    return JSON.stringify({ channels });
  }
}
