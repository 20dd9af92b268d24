import { Query } from '@nestjs/cqrs';
import type { RecommendedPosts } from '../recommended-post.schema.ts';

/** What a member may like of what they do not know yet. */
export class GetRecommendations extends Query<RecommendedPosts> {
  constructor(readonly userId: number) {
    super();
  }
}
