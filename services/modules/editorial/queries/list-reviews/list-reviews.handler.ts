import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { maxPage } from '#platform/http/max-page.ts';
import { ReviewReader } from '../review.reader.ts';
import { ListReviews, type ReviewPage } from './list-reviews.query.ts';

const PAGE_SIZE = 12;

@QueryHandler(ListReviews)
export class ListReviewsHandler implements IQueryHandler<ListReviews> {
  constructor(private readonly reviews: ReviewReader) {}

  async execute({ order, page }: ListReviews): Promise<ReviewPage> {
    const all = await this.reviews.all(order);
    const reviews = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { reviews, max_page: maxPage(all.length, PAGE_SIZE), total: all.length };
  }
}
