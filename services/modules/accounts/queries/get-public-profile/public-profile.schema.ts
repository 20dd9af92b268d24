import { z } from 'zod';

export const publicProfile = z
  .object({
    username: z.string(),
    name: z.string(),
    avatar_path: z.string().nullable(),
    joined_at: z.string(),
    ratings_count: z.number().int(),
    comments_count: z.number().int().describe('approved comments'),
  })
  .meta({ id: 'PublicProfile' });

export type PublicProfile = z.infer<typeof publicProfile>;
