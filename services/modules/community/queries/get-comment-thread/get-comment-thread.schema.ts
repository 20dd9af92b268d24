import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

export const getCommentThreadRequest = queryBody({
  comment_id: entityId,
  reveal: z.boolean().default(false).describe('also what the viewer has not watched far enough for: they asked for it'),
});
export type GetCommentThreadRequest = z.infer<typeof getCommentThreadRequest>;
