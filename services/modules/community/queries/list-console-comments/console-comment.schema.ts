import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { reportReason } from '../../contract/comment-reports.events.ts';
import { COMMENT_REFUSALS } from '../../contract/community.events.ts';
import { commentPlace } from '../get-comments/get-comments.schema.ts';

const commentStatus = z.enum(['pending', 'approved', 'refused']);

/** With an empty filter the list is the moderators' queue: what is pending, the oldest first. */
export const listConsoleComments = listQuery({
  fields: ['created_at', 'decided_at', 'id', 'status', 'post_id', 'user_id'],
  sort: ['created_at', 'ASC'],
  filter: {
    status: z.union([commentStatus, z.literal('all'), z.literal('reported')]).optional(),
    q: searchText.optional(),
    post_id: entityId.optional(),
    news_post_id: entityId.optional(),
    user_id: entityId.optional(),
  },
});
export type ListConsoleComments = z.output<typeof listConsoleComments>;

export const consoleComment = z
  .object({
    id: z.number().int(),
    body: z.string(),
    status: commentStatus,
    version: z.number().int().describe('goes back with the decision'),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    spoiler: z.boolean().describe('its author says so'),
    place: commentPlace.nullable(),
    user: z.object({ id: z.number().int(), username: z.string(), name: z.string() }),
    post: z
      .object({
        id: z.number().int(),
        post_type: z.number().int(),
        slug: z.string(),
        name: localName,
        cover_path: z.string(),
      })
      .nullable()
      .describe('the title that it is about; null of a comment on a news post'),
    news: z
      .object({ id: z.number().int(), slug: z.string(), name: localName, cover_path: z.string() })
      .nullable()
      .describe('the news post that it is about'),
    parent: z.object({ id: z.number().int(), body: z.string(), username: z.string() }).nullable(),
    decided_by: z.string().nullable().describe('username of the moderator; null also of what appeared by itself'),
    decided_at: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    refusal: z.enum(COMMENT_REFUSALS).nullable().describe('the usual reason for which it was refused'),
    hints: z
      .array(z.object({ kind: z.enum(['link', 'phone', 'word']), text: z.string() }))
      .describe('what a moderator is to look at; it decides nothing'),
    reports: z
      .array(z.object({ reason: reportReason, note: z.string().nullable(), reported_at: z.string() }))
      .describe('that wait for a moderator, oldest first'),
    other_comments: z.object({ approved: z.number().int(), refused: z.number().int() }).describe('of the same user'),
  })
  .meta({ id: 'ConsoleComment' });
export type ConsoleComment = z.infer<typeof consoleComment>;
