import { z } from 'zod';
import { defineEvent } from '../outbox/event-definition.ts';

/**
 * Something an operator did by the command line, without an account: beside the staff's acts in the audit log, and as
 * unchangeable. Stream: `audit-<uuid>`, one event each.
 */
export const operatorActed = defineEvent(
  'operator.acted.v1',
  z.object({
    /** As `cli create-admin`. */
    operation: z.string(),
    /** Type of the event without its version, as `user.registered`. */
    action: z.string(),
    /** What it was done to, as `user-12`. */
    stream: z.string(),
    version: z.number().int().positive(),
    /** The event's data without personal fields; of long ones only what is short. */
    details: z.record(z.string(), z.unknown()),
  }),
);
