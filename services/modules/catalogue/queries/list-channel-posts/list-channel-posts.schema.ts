import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { order, page } from '../post-list.schema.ts';

export const listChannelPostsRequest = requestBody({ ...order, channel: z.string().min(1).max(80), page });
export type ListChannelPostsRequest = z.infer<typeof listChannelPostsRequest>;
