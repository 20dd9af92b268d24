import { z } from 'zod';
import { DELETED_USER } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

/** Kinds of what waits for staff, as the features that have it call it. */
export const WORK_KINDS = [
  'comments',
  'comment_reports',
  'file_reports',
  'requests',
  'contacts',
  'subtitles',
  'avatars',
  'translations',
  'payments',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const id = z.number().int().positive();

/** Somebody of the staff has taken something up that waits, for a while. Stream: `work-claim-<kind>-<itemId>`. */
export const workClaimed = defineEvent(
  'work.claimed.v1',
  z.object({ kind: z.enum(WORK_KINDS), itemId: id, userId: id, username: z.string(), until: z.iso.datetime() }),
  [{ of: 'userId', becomes: { username: DELETED_USER.username } }],
);
