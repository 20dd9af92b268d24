import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';

export const trendingPosts = z.object({
  posts: z
    .array(postCard)
    .describe('those first that most members rated well, watched or listed in the last seven days'),
});
