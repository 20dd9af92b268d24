import type { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { order } from '../post-list.schema.ts';

export const listPostsRequest = queryBody(order);
export type ListPostsRequest = z.infer<typeof listPostsRequest>;
