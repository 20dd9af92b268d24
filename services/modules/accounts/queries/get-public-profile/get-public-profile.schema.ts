import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { profilePart } from '../../contract/profile-part.ts';

export const publicProfileRequest = queryBody({ username: z.string().trim().min(1).max(60) });
export type PublicProfileRequest = z.infer<typeof publicProfileRequest>;

const publicProfile = z
  .object({
    username: z.string(),
    name: z.string(),
    avatar_path: z.string().nullable(),
    joined_at: z.string(),
    ratings_count: z.number().int(),
    comments_count: z.number().int().describe('approved comments'),
    shows: z.array(profilePart).describe('the parts of the page that its owner shows'),
    premium: z.boolean().describe('whether the member has a plan'),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof publicProfile>;

export const publicProfileAnswer = z
  .object({ status: z.literal(1), user: publicProfile })
  .meta({ id: 'PublicProfileAnswer' });
export type PublicProfileAnswer = z.infer<typeof publicProfileAnswer>;
