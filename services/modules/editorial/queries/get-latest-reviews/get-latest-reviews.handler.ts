import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReviewReader } from '../review.reader.ts';
import type { ReviewCard } from '../review.schema.ts';
import { GetLatestReviews } from './get-latest-reviews.query.ts';

const COUNT = 6;

@QueryHandler(GetLatestReviews)
export class GetLatestReviewsHandler implements IQueryHandler<GetLatestReviews> {
  constructor(private readonly reviews: ReviewReader) {}

  async execute(): Promise<ReviewCard[]> {
    return (await this.reviews.all({ field: 'published_at', direction: 'desc' })).slice(0, COUNT);
  }
}
