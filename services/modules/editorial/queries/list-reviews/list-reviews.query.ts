import { Query } from '@nestjs/cqrs';
import type { ReviewOrder } from '../review.reader.ts';
import type { ReviewCard } from '../review.schema.ts';

export interface ReviewPage {
  reviews: ReviewCard[];
  max_page: number;
  total: number;
}

/** A page of published reviews. */
export class ListReviews extends Query<ReviewPage> {
  constructor(
    readonly order: ReviewOrder,
    readonly page: number,
  ) {
    super();
  }
}
