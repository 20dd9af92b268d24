import type { z } from 'zod';
import { entityId, pageNumber, requestBody } from '#platform/http/request-schema.ts';
import { threadSubject } from '../get-comments/get-comments.schema.ts';

export const getRepliesRequest = requestBody({ comment_id: entityId, ...threadSubject, page: pageNumber.default(1) });
export type GetRepliesRequest = z.infer<typeof getRepliesRequest>;
