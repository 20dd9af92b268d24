import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

/**
 * A subtitle can be seen with a film. Its WebVTT is in the storage as `subtitles/<vttName>`; the same track with another one
 * takes its place. Stream: `subtitle-<subtitleId>`.
 */
export const subtitlePublished = defineEvent(
  'subtitle.published.v1',
  z.object({
    subtitleId: z.number().int().positive(),
    /** Of the media file whose times it follows. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** ISO 639. */
    language: z.string().regex(/^[a-z]{2,3}$/),
    /** Tells tracks of one language apart; null for the only one. */
    label: z.string().nullable(),
    /** `<sha256 of its bytes>.vtt` */
    vttName: z.string().regex(/^[0-9a-f]{64}\.vtt$/),
  }),
);

/** Nothing is seen as this track any more. What is seen as it later, also the one before again, is `subtitle.published.v1`. */
export const subtitleWithdrawn = defineEvent(
  'subtitle.withdrawn.v1',
  z.object({ subtitleId: z.number().int().positive() }),
);
