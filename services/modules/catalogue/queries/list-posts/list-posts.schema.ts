import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { order } from '../post-list.schema.ts';

export const listPostsRequest = requestBody(order);
export type ListPostsRequest = z.infer<typeof listPostsRequest>;
