import { z } from 'zod';
import { DELETED_USER, moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
const { username } = DELETED_USER;

/** Somebody has sent a subtitle for a file; it waits for a moderator. Stream: `submitted-subtitle-<submissionId>`. */
export const subtitleSubmitted = defineEvent(
  'subtitle.submitted.v1',
  z.object({
    submissionId: id,
    fileId: id,
    /** Of the media file whose times it follows. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** ISO 639. */
    language: z.string().regex(/^[a-z]{2,3}$/),
    /** Tells tracks of one language apart. */
    label: z.string().nullable(),
    format: z.enum(['srt', 'vtt', 'ass']),
    charset: z.string(),
    /** The storage's name of the bytes as they were sent. */
    original: z.string(),
    cues: z.number().int().positive(),
    /** Kind of mend → how many are proposed. */
    mends: z.record(z.string(), z.number().int().positive()),
    userId: id,
    username: z.string(),
  }),
  [{ of: 'userId', becomes: { username } }],
);

const decision = z.object({ submissionId: id, moderatorId: id, moderator: z.string() });
/** It was published; what everybody hears of that is `subtitle.published.v1`. */
export const subtitleAccepted = defineEvent(
  'subtitle.accepted.v1',
  decision.extend({
    /** How many of the proposed mends were accepted. */
    mends: z.number().int().nonnegative(),
    vttName: z.string(),
    /** What was seen as its track until then; null for nothing. Older events do not say. */
    replacedVttName: z.string().nullable().optional(),
    /** It was read in; older events have none: the guessed one. */
    charset: z.string().optional(),
  }),
  [moderatorsName],
);

export const subtitleRefused = defineEvent('subtitle.refused.v1', decision.extend({ reason: z.string() }), [
  moderatorsName,
]);

/** Its refusal or its acceptance was taken back: it waits again. */
export const subtitleReopened = defineEvent('subtitle.reopened.v1', decision, [moderatorsName]);
