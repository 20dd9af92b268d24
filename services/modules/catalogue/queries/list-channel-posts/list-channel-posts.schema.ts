import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { order, page } from '../post-list.schema.ts';

export const listChannelPostsRequest = queryBody({ ...order, channel: z.string().min(1).max(80), page });
export type ListChannelPostsRequest = z.infer<typeof listChannelPostsRequest>;
