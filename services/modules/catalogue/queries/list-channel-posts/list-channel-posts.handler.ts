import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownChannel } from '../catalogue-query-errors.ts';
import { postList, series, withValue } from '../post-lists.ts';
import { ListChannelPosts } from './list-channel-posts.query.ts';

const BY_NAME_OR_SLUG = 'lower(channel) = lower(coalesce((select key from read.channel where slug = $1), $1))';

@QueryHandler(ListChannelPosts)
export class ListChannelPostsHandler implements IQueryHandler<ListChannelPosts> {
  constructor(private readonly lists: CardLists) {}

  /** @throws UnknownChannel */
  async execute({ channel, sort, page }: ListChannelPosts): Promise<Buffer> {
    const filter = withValue(series, 'channel', BY_NAME_OR_SLUG, channel.toLowerCase());
    const list = postList(filter, sort);
    if ((await this.lists.count(list)) === 0) throw new UnknownChannel();
    return this.lists.page(list, page);
  }
}
