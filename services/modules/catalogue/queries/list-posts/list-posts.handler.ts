import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { cardPage } from '../card-shapes.ts';
import { ofType, postList } from '../post-lists.ts';
import { ListPosts } from './list-posts.query.ts';

@QueryHandler(ListPosts)
export class ListPostsHandler implements IQueryHandler<ListPosts> {
  constructor(private readonly lists: ListPages) {}

  execute({ postType, sort, page }: ListPosts): Promise<string> {
    return this.lists.page(postList(ofType(postType), sort), cardPage, page);
  }
}
