import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GetConsoleChannels } from './get-console-channels.query.ts';
import type { ConsoleChannels } from './get-console-channels.schema.ts';

/** One statement, so that the list and its version are of one moment. */
const CHANNELS = `
  with named as (
    select (array_agg(channel order by popularity desc, id desc))[1] as key, count(*)::int as posts_count
    from read.title_card where post_type = 2 and channel is not null group by lower(channel))
  select coalesce((select version from read.channel_list), 0) as version,
    coalesce((select json_agg(json_build_object('key', c.key, 'slug', c.slug, 'name', c.name, 'logo', c.logo, 'posts_count',
        coalesce((select n.posts_count from named n where lower(n.key) = lower(c.key)), 0)) order by c.place)
      from read.channel c), '[]') as channels,
    coalesce((select json_agg(json_build_object('key', n.key, 'posts_count', n.posts_count) order by n.posts_count desc, n.key)
      from named n where not exists (select from read.channel c where lower(c.key) = lower(n.key))), '[]') as unlisted`;

@QueryHandler(GetConsoleChannels)
export class GetConsoleChannelsHandler implements IQueryHandler<GetConsoleChannels> {
  constructor(private readonly database: ReadDatabase) {}

  async execute(): Promise<ConsoleChannels> {
    return (await this.database.row<ConsoleChannels>(CHANNELS, [])) as ConsoleChannels;
  }
}
