import type { z } from 'zod';
import { entityId, pageNumber, requestBody } from '#platform/http/request-schema.ts';

export const getRepliesRequest = requestBody({ comment_id: entityId, post_id: entityId, page: pageNumber.default(1) });
export type GetRepliesRequest = z.infer<typeof getRepliesRequest>;
