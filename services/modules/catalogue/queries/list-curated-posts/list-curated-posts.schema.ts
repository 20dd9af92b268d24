import type { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { order, page } from '../post-list.schema.ts';

export const listCuratedPostsRequest = queryBody({ ...order, page });
export type ListCuratedPostsRequest = z.infer<typeof listCuratedPostsRequest>;
