import { z } from 'zod';

/** A file that was downloaded or watched, as it was then: it is told also when the file or its title is gone. */
export const downloadedFile = z
  .object({
    file_id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
    slug: z.string(),
    name: z.object({ fa: z.string().nullable(), en: z.string() }).describe('as it was then'),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
  })
  .meta({ id: 'DownloadedFile' });
export type DownloadedFile = z.infer<typeof downloadedFile>;
