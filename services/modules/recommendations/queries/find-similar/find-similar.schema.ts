import type { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

export const findSimilarRequest = queryBody({ post_id: entityId });
export type FindSimilarRequest = z.infer<typeof findSimilarRequest>;
