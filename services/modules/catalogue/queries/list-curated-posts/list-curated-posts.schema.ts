import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { order, page } from '../post-list.schema.ts';

export const listCuratedPostsRequest = requestBody({ ...order, page });
export type ListCuratedPostsRequest = z.infer<typeof listCuratedPostsRequest>;
