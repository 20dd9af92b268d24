import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

/** Ten minutes: what is further off belongs to another film. */
const MAX_OFFSET_MS = 600_000;
const message = 'An offset is in milliseconds, ten minutes at most';

export const keepSubtitleOffsetRequest = requestBody({
  fid: entityId,
  track: entityId,
  offset: z.number({ message }).int({ message }).min(-MAX_OFFSET_MS, { message }).max(MAX_OFFSET_MS, { message }),
});
export type KeepSubtitleOffsetRequest = z.infer<typeof keepSubtitleOffsetRequest>;

export const keepSubtitleOffsetAnswer = z.object({ status: z.literal(1) });
export type KeepSubtitleOffsetAnswer = z.infer<typeof keepSubtitleOffsetAnswer>;
