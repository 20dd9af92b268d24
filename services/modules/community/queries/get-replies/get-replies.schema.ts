import type { z } from 'zod';
import { entityId, pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { threadSubject } from '../get-comments/get-comments.schema.ts';

export const getRepliesRequest = queryBody({ comment_id: entityId, ...threadSubject, page: pageNumber.default(1) });
export type GetRepliesRequest = z.infer<typeof getRepliesRequest>;
