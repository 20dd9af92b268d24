import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { OrderedList } from '#platform/documents/list-pages.ts';
import { CardLists } from '../cards/card-lists.ts';
import { type LatestPosts, ListLatestPosts } from './list-latest-posts.query.ts';

const MAX_COUNT = 10;

const latest = (key: LatestPosts, where: string, order: string): OrderedList => ({
  key: `latest ${key}`,
  tags: ['lists'],
  sql: `select id from read.title_card where listed and ${where} order by ${order} desc, id desc limit ${MAX_COUNT}`,
});

const LISTS: Record<LatestPosts, OrderedList> = {
  'updated serials': latest('updated serials', 'post_type = 2 and files > 0', 'updated_at'),
  'updated movies': latest('updated movies', 'post_type = 1 and files > 0', 'updated_at'),
  'dubbed movies': latest('dubbed movies', 'post_type = 1 and dubbed', 'dubbed_at'),
};

@QueryHandler(ListLatestPosts)
export class ListLatestPostsHandler implements IQueryHandler<ListLatestPosts> {
  constructor(private readonly lists: CardLists) {}

  async execute({ which }: ListLatestPosts): Promise<string> {
    return `{"posts":[${await this.lists.first(LISTS[which], MAX_COUNT)}]}`;
  }
}
