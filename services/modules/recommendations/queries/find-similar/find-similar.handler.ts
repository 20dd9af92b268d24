import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GENRES_TAG } from '#modules/catalogue/contract/genres/genre-names.port.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import type { Similar } from '../../domain/similar-titles.ts';
import { RecommendedCards } from '../recommended-cards.ts';
import { Recommender } from '../recommender.ts';
import { FindSimilar } from './find-similar.query.ts';

const MAX_COUNT = 12;
const BYTES_OF_ONE = 150;

/** Cached in two steps: the order until facts or what members like have changed, the cards with their figures. */
@QueryHandler(FindSimilar)
export class FindSimilarHandler implements IQueryHandler<FindSimilar> {
  constructor(
    private readonly recommender: Recommender,
    private readonly cards: RecommendedCards,
    private readonly documents: DocumentCache,
  ) {}

  async execute({ postType, postId }: FindSimilar): Promise<string> {
    const similar = await this.documents.get({
      key: `similar ${postType} ${postId}`,
      tags: ['recommendations'],
      load: async () => (await this.recommender.similarTo(postId, postType)).slice(0, MAX_COUNT),
      sizeOf: (titles) => BYTES_OF_ONE * (1 + titles.length),
    });
    return this.document(similar);
  }

  private document(similar: readonly Similar[]): Promise<string> {
    const titles = similar.map(({ titleId, reason }) => ({ titleId, reason }));
    return this.documents.get({
      key: `similar cards ${JSON.stringify(titles)}`,
      tags: ['people', GENRES_TAG, ...titles.map(({ titleId }) => `title:${titleId}`)],
      load: async () => JSON.stringify({ posts: await this.cards.of(titles) }),
      sizeOf: (text) => 2 * text.length,
    });
  }
}
