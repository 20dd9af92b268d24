import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { cardPage } from '../card-shapes.ts';
import { ofType, topList } from '../post-lists.ts';
import { ListTopPosts } from './list-top-posts.query.ts';

const COUNT = 250;

@QueryHandler(ListTopPosts)
export class ListTopPostsHandler implements IQueryHandler<ListTopPosts> {
  constructor(private readonly lists: ListPages) {}

  async execute({ postType }: ListTopPosts): Promise<string> {
    return `{"posts":[${await this.lists.first(topList(ofType(postType), COUNT), cardPage, COUNT)}]}`;
  }
}
