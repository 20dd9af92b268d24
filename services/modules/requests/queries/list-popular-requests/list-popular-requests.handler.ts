import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { maxPage } from '#platform/http/max-page.ts';
import { TitleRequestReader } from '../title-request.reader.ts';
import { ListPopularRequests, type PopularRequests } from './list-popular-requests.query.ts';

const PAGE_SIZE = 20;

@QueryHandler(ListPopularRequests)
export class ListPopularRequestsHandler implements IQueryHandler<ListPopularRequests> {
  constructor(private readonly requests: TitleRequestReader) {}

  async execute({ page }: ListPopularRequests): Promise<PopularRequests> {
    const { rows, total } = await this.requests.popular((page - 1) * PAGE_SIZE, PAGE_SIZE);
    return { requests: rows, max_page: maxPage(total, PAGE_SIZE), total };
  }
}
