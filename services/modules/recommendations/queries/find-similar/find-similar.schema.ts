import type { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const findSimilarRequest = requestBody({ post_id: entityId });
export type FindSimilarRequest = z.infer<typeof findSimilarRequest>;
