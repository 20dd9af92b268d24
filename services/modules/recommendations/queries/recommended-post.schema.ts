import { z } from 'zod';
import { genreRef, localName, postCard } from '#modules/catalogue/contract/post-card.ts';

const REASONS = [
  'because',
  'followed',
  'director_and_genre',
  'director',
  'person',
  'liked_together',
  'story',
  'genre',
  'popular',
] as const;

const recommendationReason = z
  .object({
    kind: z
      .enum(REASONS)
      .describe(
        'because: of a title that the viewer likes; liked_together: the same members like both; story: rare words in common',
      ),
    post: z.object({ id: z.number().int(), name: localName }).nullable().describe('of `because`'),
    person: z
      .object({ id: z.number().int(), slug: z.string(), name: localName })
      .nullable()
      .describe('who is followed, has directed or plays'),
    genre: genreRef.nullable(),
  })
  .meta({ id: 'RecommendationReason' });
export type RecommendationReason = z.infer<typeof recommendationReason>;

const recommendedPost = z.object({ ...postCard.shape, reason: recommendationReason }).meta({ id: 'RecommendedPost' });
export type RecommendedPost = z.infer<typeof recommendedPost>;

export const recommendedPosts = z.object({ posts: z.array(recommendedPost).describe('the best first') });
export type RecommendedPosts = z.infer<typeof recommendedPosts>;
