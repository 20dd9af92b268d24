import { Query } from '@nestjs/cqrs';
import type { ReviewCard } from '../review.schema.ts';

/** The newest reviews, for the sidebar. */
export class GetLatestReviews extends Query<ReviewCard[]> {}
