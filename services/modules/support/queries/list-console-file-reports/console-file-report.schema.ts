import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { fileFault } from '../../contract/file-faults.ts';
import { reportReason } from '../../contract/report-reasons.ts';

const caseState = z.enum(['open', 'mended', 'dismissed']);

/** With an empty filter the list is the moderators' queue: what is open, the oldest first. */
export const listConsoleFileReports = listQuery({
  fields: ['opened_at', 'last_at', 'settled_at', 'id', 'reports'],
  sort: ['opened_at', 'ASC'],
  filter: { state: z.union([caseState, z.literal('all')]).optional(), user_id: entityId.optional() },
});
export type ListConsoleFileReports = z.output<typeof listConsoleFileReports>;

const report = z.object({
  id: z.number().int(),
  user: z.object({ id: z.number().int(), username: z.string() }),
  reason: reportReason,
  note: z.string(),
  reported_at: z.iso.datetime(),
  waiting: z.boolean().describe('false when an earlier decision has settled it'),
});

export const consoleFileReport = z
  .object({
    id: z.number().int().describe('of the file'),
    version: z.number().int().describe('goes back with the decision'),
    state: caseState,
    opened_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
    settled_by: z.string().nullable().describe('username of the moderator'),
    fault: fileFault.nullable().describe('what the link robot has found'),
    fault_at: z.iso.datetime().nullable(),
    reports: z.number().int().describe('how many wait'),
    reporters: z.array(report).describe('the waiting ones first, the newest first'),
    file_name: z.string().nullable().describe('null when the file is not on offer any more'),
    post: z
      .object({
        id: z.number().int(),
        post_type: z.number().int(),
        slug: z.string(),
        name: localName,
        cover_path: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ConsoleFileReport' });
export type ConsoleFileReport = z.infer<typeof consoleFileReport>;
