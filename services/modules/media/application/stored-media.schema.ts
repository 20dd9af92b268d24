import { z } from 'zod';
import { type MediaFacts, mediaFacts } from '../contract/media-facts.ts';

/** What the console hears of a film in the storage. */
export const storedMedia = z
  .object({
    ...mediaFacts.omit({ durationSeconds: true, videoCodec: true }).shape,
    duration_seconds: z.number(),
    video_codec: z.string(),
  })
  .meta({ id: 'StoredMedia' });

export const mediaOnWire = ({ durationSeconds, videoCodec, ...same }: MediaFacts): z.infer<typeof storedMedia> => ({
  ...same,
  duration_seconds: durationSeconds,
  video_codec: videoCodec,
});
