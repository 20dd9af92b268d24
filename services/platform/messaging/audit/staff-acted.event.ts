import { z } from 'zod';
import { defineEvent } from '../outbox/event-definition.ts';

/**
 * Something a moderator or an admin did on a route for staff: one for each event of the command, in its transaction. The
 * audit log is made of these; the database refuses to change or remove one. Stream: `audit-<uuid>`, one event each.
 * Only ids say who it was: names are looked up when they are shown.
 */
export const staffActed = defineEvent(
  'staff.acted.v1',
  z.object({
    actorId: z.number().int().positive(),
    role: z.enum(['moderator', 'admin']),
    /** Method and route, as `POST /api/console/comments/approve`. */
    operation: z.string(),
    /** Type of the event without its version, as `comment.approved`. */
    action: z.string(),
    /** What it was done to, as `comment-12`. */
    stream: z.string(),
    version: z.number().int().positive(),
    /** The event's data without personal fields; of long ones only what is short. */
    details: z.record(z.string(), z.unknown()),
  }),
);
