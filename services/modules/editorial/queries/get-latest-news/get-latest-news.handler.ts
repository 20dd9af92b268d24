import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { newsOrder, newsPage } from '../news-shape.ts';
import { GetLatestNews } from './get-latest-news.query.ts';

const COUNT = 6;

@QueryHandler(GetLatestNews)
export class GetLatestNewsHandler implements IQueryHandler<GetLatestNews> {
  constructor(private readonly lists: ListPages) {}

  async execute(): Promise<string> {
    return `{"news":[${await this.lists.first(newsOrder(), newsPage, COUNT)}]}`;
  }
}
