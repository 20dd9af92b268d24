import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

const MAX_AT_ONCE = 100;
const ids = z.array(entityId).max(MAX_AT_ONCE).default([]);

export const getMarksRequest = queryBody({ post_ids: ids, person_ids: ids });
export type GetMarksRequest = z.infer<typeof getMarksRequest>;

const listId = z.number().int().nullable();

const postMarks = z
  .object({
    post_id: z.number().int(),
    list_id: listId.describe('on the list of what to download later'),
    following_id: listId.describe('of a series that is followed'),
    rating: z.number().nullable().describe('the mean of the viewer’s grades, 1–10 with one decimal'),
    seen: z.enum(['begun', 'watched']).nullable().describe('a series is never more than begun'),
  })
  .meta({ id: 'PostMarks' });

export const getMarksAnswer = z.object({
  posts: z.array(postMarks).describe('those that have a mark'),
  people: z
    .array(z.object({ person_id: z.number().int(), following_id: z.number().int() }))
    .describe('who are followed'),
});
export type GetMarksAnswer = z.infer<typeof getMarksAnswer>;
