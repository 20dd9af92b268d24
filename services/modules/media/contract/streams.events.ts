import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { streamFacts } from './streams/stream-facts.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Before a stream is ready: `impossible` where no worker has ffmpeg; such a film plays as the file itself. */
export const streamStage = z.enum(['waiting', 'impossible', 'running', 'failed']);
export type StreamStage = z.infer<typeof streamStage>;

/** How far the making of a film's stream is. Stream: `media-stream-<sha256>`. */
export const streamChanged = defineEvent(
  'media.stream-changed.v1',
  z.object({
    sha256,
    stage: streamStage,
    percent: z.number().int().min(0).max(100),
    /** Why it failed, in ffmpeg's words. */
    error: z.string().nullable(),
  }),
);

/** Everything of a stream is in the storage, under `hls/<sha256>/`. */
export const streamPrepared = defineEvent('media.stream-prepared.v1', z.object({ sha256, stream: streamFacts }));
