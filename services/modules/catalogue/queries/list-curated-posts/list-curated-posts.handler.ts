import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { cardPage } from '../card-shapes.ts';
import { UnknownPage } from '../catalogue-query-errors.ts';
import { curatedList, isCuratedList } from '../curated-lists.ts';
import { ListCuratedPosts } from './list-curated-posts.query.ts';

@QueryHandler(ListCuratedPosts)
export class ListCuratedPostsHandler implements IQueryHandler<ListCuratedPosts> {
  constructor(private readonly lists: ListPages) {}

  /** @throws UnknownPage */
  async execute({ name, sort, page }: ListCuratedPosts): Promise<string> {
    if (!isCuratedList(name)) throw new UnknownPage();
    return this.lists.page(curatedList(name, sort), cardPage, page);
  }
}
