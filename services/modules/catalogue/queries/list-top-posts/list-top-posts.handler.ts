import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardLists } from '../cards/card-lists.ts';
import { ofType, topList } from '../post-lists.ts';
import { ListTopPosts } from './list-top-posts.query.ts';

const COUNT = 250;

@QueryHandler(ListTopPosts)
export class ListTopPostsHandler implements IQueryHandler<ListTopPosts> {
  constructor(private readonly lists: CardLists) {}

  async execute({ postType }: ListTopPosts): Promise<string> {
    return `{"posts":[${await this.lists.first(topList(ofType(postType), COUNT), COUNT)}]}`;
  }
}
