import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

const followedKind = z.enum(['person', 'series']);
export type FollowedKind = z.infer<typeof followedKind>;

export const followersRequest = queryBody({ kind: followedKind, id: entityId });
export type FollowersRequest = z.infer<typeof followersRequest>;

export const followersAnswer = z.object({ followers: z.number().int() }).meta({ id: 'Followers' });
export type FollowersAnswer = z.infer<typeof followersAnswer>;
