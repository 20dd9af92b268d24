import { z } from 'zod';
import { type MediaFacts, mediaFacts } from '../../contract/media-facts.ts';

/** What the console hears of a film in the storage. */
const storedMedia = z
  .object({
    ...mediaFacts.omit({ durationSeconds: true, videoCodec: true }).shape,
    duration_seconds: z.number(),
    video_codec: z.string(),
  })
  .meta({ id: 'StoredMedia' });

export const broughtMedia = z
  .object({ status: z.literal(1), media: storedMedia.nullable().describe('null while it is under way: ask again') })
  .meta({ id: 'BroughtMedia' });
export type BroughtMedia = z.infer<typeof broughtMedia>;

/** @param brought null while it is under way. */
export function tellBrought(brought: { media: MediaFacts } | null): BroughtMedia {
  if (!brought) return { status: 1, media: null };
  const { durationSeconds, videoCodec, ...same } = brought.media;
  return { status: 1, media: { ...same, duration_seconds: durationSeconds, video_codec: videoCodec } };
}
