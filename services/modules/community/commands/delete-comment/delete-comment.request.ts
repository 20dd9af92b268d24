import type { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const deleteCommentRequest = requestBody({ comment_id: entityId });
export type DeleteCommentRequest = z.infer<typeof deleteCommentRequest>;
