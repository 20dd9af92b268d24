import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { RecommendedCards } from '../recommended-cards.ts';
import type { RecommendedPosts } from '../recommended-post.schema.ts';
import { Recommender } from '../recommender.ts';
import { GetRecommendations } from './get-recommendations.query.ts';

const MAX_COUNT = 20;

@QueryHandler(GetRecommendations)
export class GetRecommendationsHandler implements IQueryHandler<GetRecommendations> {
  constructor(
    private readonly recommender: Recommender,
    private readonly cards: RecommendedCards,
  ) {}

  async execute({ userId }: GetRecommendations): Promise<RecommendedPosts> {
    const suggestions = await this.recommender.forMember(userId);
    return { posts: await this.cards.of(suggestions.slice(0, MAX_COUNT)) };
  }
}
