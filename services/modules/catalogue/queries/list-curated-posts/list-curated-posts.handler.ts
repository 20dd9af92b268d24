import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { CardLists } from '../cards/card-lists.ts';
import { UnknownPage } from '../catalogue-query-errors.ts';
import { curatedList, isCuratedList } from '../curated-lists.ts';
import { ListCuratedPosts } from './list-curated-posts.query.ts';

@QueryHandler(ListCuratedPosts)
export class ListCuratedPostsHandler implements IQueryHandler<ListCuratedPosts> {
  constructor(
    private readonly lists: CardLists,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownPage */
  async execute({ name, sort, page }: ListCuratedPosts): Promise<Buffer> {
    if (!isCuratedList(name)) throw new UnknownPage();
    return this.lists.page(curatedList(name, this.clock.now().getUTCFullYear(), sort), page);
  }
}
