import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { ListChannels } from './list-channels.query.ts';

const POSTS_SHOWN = 6;

/** What the staff says of a channel is null where they say nothing. */
type ChannelRow = {
  name: string;
  posts_count: number;
  /** JSON texts, ready to send. */
  posts: string;
  slug: string | null;
  title: { fa: string; en: string } | null;
  logo: string | null;
};

@QueryHandler(ListChannels)
export class ListChannelsHandler implements IQueryHandler<ListChannels> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
  ) {}

  execute(): Promise<string> {
    return this.cache.getText({
      key: 'channels',
      tags: ['lists', 'ratings'],
      load: () => this.load(),
    });
  }

  private async load(): Promise<string> {
    const channels = await this.database.rows<ChannelRow>(
      `with placed as (
         select lower(channel) as key, channel, card, count(*) over same::int as posts_count,
           row_number() over (same order by popularity desc, id desc) as place
         from read.title_card where listed and post_type = 2 and channel is not null and card is not null
         window same as (partition by lower(channel)))
       select (array_agg(channel order by placed.place))[1] as name, posts_count,
         string_agg(card, ',' order by placed.place) as posts, said.slug, said.name as title, said.logo
       from placed left join read.channel said on lower(said.key) = placed.key
       where placed.place <= ${POSTS_SHOWN} group by placed.key, posts_count, said.key
       order by said.place nulls last, posts_count desc, placed.key`,
    );
    // Cards are kept as text.
    const texts = channels.map(
      ({ posts, ...channel }) => `${JSON.stringify(channel).slice(0, -1)},"posts":[${posts}]}`,
    );
    return this.names.fill(`{"channels":[${texts.join()}]}`);
  }
}
