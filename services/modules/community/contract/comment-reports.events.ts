import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

export const reportReason = z.enum(['spoiler', 'insult', 'advertising', 'off_topic', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

/*
 * What one member says against one comment; said again after a moderator's answer, it is the same report. Stream:
 * `comment-report-<reportId>`.
 */
const report = z.object({
  reportId: id,
  commentId: id,
  /** The title that the comment is about, or the news post. */
  postId: id.nullable(),
  newsPostId: id.nullable().optional(),
  userId: id,
});

export const commentReported = defineEvent(
  'comment-report.made.v1',
  report.extend({ reason: reportReason, note: z.string().nullable() }),
  [{ of: 'userId', becomes: { note: null } }],
);
/** The comment was refused, or taken back by its author (no moderator), or it stays. Each report hears of it once. */
export const commentReportSettled = defineEvent(
  'comment-report.settled.v1',
  report.extend({ outcome: z.enum(['removed', 'stays']), moderatorId: id.nullable() }),
);
