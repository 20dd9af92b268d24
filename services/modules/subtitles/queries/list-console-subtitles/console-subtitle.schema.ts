import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { CHARSETS } from '../../domain/doctor/decode.ts';

const subtitleState = z.enum(['waiting', 'published', 'refused', 'replaced']);

/** With an empty filter the list is the moderators' queue: what waits, the oldest first. */
export const listConsoleSubtitles = listQuery({
  fields: ['created_at', 'decided_at', 'id', 'state', 'language'],
  sort: ['created_at', 'ASC'],
  filter: {
    state: z.union([subtitleState, z.literal('all')]).optional(),
    language: z.string().max(3).optional(),
    file_id: entityId.optional(),
    user_id: entityId.optional(),
  },
});
export type ListConsoleSubtitles = z.output<typeof listConsoleSubtitles>;

export const consoleSubtitle = z
  .object({
    id: z.number().int(),
    state: subtitleState,
    version: z.number().int().describe('goes back with the decision'),
    language: z.string(),
    label: z.string().nullable(),
    format: z.enum(['srt', 'vtt', 'ass']),
    charset: z.enum(CHARSETS).describe('that it is read in: the guessed one, or what a moderator said'),
    cues: z.number().int(),
    mends: z.record(z.string(), z.number().int()).describe('kind → how many were proposed when it came'),
    created_at: z.iso.datetime(),
    user: z.object({ id: z.number().int(), username: z.string() }),
    file: z
      .object({
        id: z.number().int(),
        post_id: z.number().int(),
        post_type: z.number().int(),
        slug: z.string(),
        name: localName,
        quality: z.number().int(),
        season: z.number().int().nullable(),
        episode: z.number().int().nullable(),
        replaced: z.boolean().describe('another medium is offered in its place: the times may be wrong for it'),
      })
      .nullable()
      .describe('null when it is not on offer any more'),
    decided_by: z.string().nullable().describe('username of the moderator'),
    decided_at: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    former: z
      .boolean()
      .describe('what it has replaced is seen again when its acceptance is taken back; else nothing is'),
  })
  .meta({ id: 'ConsoleSubtitle' });
export type ConsoleSubtitle = z.infer<typeof consoleSubtitle>;
