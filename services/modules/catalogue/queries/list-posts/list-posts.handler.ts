import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardLists } from '../cards/card-lists.ts';
import { ofType, postList } from '../post-lists.ts';
import { ListPosts } from './list-posts.query.ts';

@QueryHandler(ListPosts)
export class ListPostsHandler implements IQueryHandler<ListPosts> {
  constructor(private readonly lists: CardLists) {}

  execute({ postType, sort, page }: ListPosts): Promise<Buffer> {
    return this.lists.page(postList(ofType(postType), sort), page);
  }
}
