import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
const seconds = z.number().int().nonnegative();

/**
 * How far a member is with a file. Each event of a stream `playback-<userId>-<fileId>` carries it whole: the last one is the
 * state, so of such a stream the earlier ones may be dropped once every projection has seen them.
 */
export const playbackState = z.object({
  userId: id,
  fileId: id,
  titleId: id,
  /** Of a series. */
  season: z.number().int().positive().nullable(),
  episode: z.number().int().positive().nullable(),
  duration: seconds,
  /** Number of the playing that was begun last; 0 before any. */
  session: z.number().int().nonnegative(),
  position: seconds,
  /** Whether it was ever seen to its end. */
  watched: z.boolean(),
});
export type PlaybackState = z.infer<typeof playbackState>;

const personal = [{ of: 'userId' as const, becomes: { position: 0, watched: false } }];

/** A playing has begun and has its number: what is reported of earlier ones counts no more. */
export const playbackStarted = defineEvent('playback.started.v1', playbackState, personal);
/** A player has said where it is. */
export const playbackRecorded = defineEvent('playback.recorded.v1', playbackState, personal);
/** The member wants nothing remembered of this file. */
export const playbackForgotten = defineEvent('playback.forgotten.v1', playbackState, personal);

/** How far a member has moved a track of subtitles. Stream: `subtitle-offset-<userId>-<fileId>-<track>`. */
export const subtitleOffsetKept = defineEvent(
  'subtitle-offset.kept.v1',
  z.object({
    userId: id,
    fileId: id,
    /** The medium whose picture the offset fits. */
    sha256: z.string(),
    track: id,
    /** Milliseconds; above 0 when the text comes later. */
    offset: z.number().int(),
  }),
  [{ of: 'userId' as const, becomes: { offset: 0 } }],
);
