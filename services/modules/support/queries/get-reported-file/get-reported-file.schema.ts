import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

export const reportedFileRequest = queryBody({ file_id: entityId });
export type ReportedFileRequest = z.infer<typeof reportedFileRequest>;

export const reportedFileAnswer = z.object({
  status: z.literal(1),
  file_name: z.string().describe('as a download is called'),
  post: z.object({
    id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]),
    slug: z.string(),
    name: z.object({ fa: z.string().nullable(), en: z.string() }),
    cover_path: z.string(),
    tint: z.string(),
  }),
  file: z.object({
    id: z.number().int(),
    quality: z.number().int(),
    dubbed: z.boolean(),
    censored: z.boolean(),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
  }),
});
export type ReportedFileAnswer = z.infer<typeof reportedFileAnswer>;
