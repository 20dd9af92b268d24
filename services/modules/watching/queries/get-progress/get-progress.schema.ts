import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';

export const progressRequest = queryBody({ post_id: entityId });
export type ProgressRequest = z.infer<typeof progressRequest>;

const fileProgress = z
  .object({
    file_id: z.number().int(),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
    position: z.number().int().describe('seconds'),
    duration: z.number().int().describe('seconds'),
    watched: z.boolean().describe('seen to its end at least once'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'FileProgress' });

export const progress = z
  .object({
    files: z.array(fileProgress).describe('what the viewer has begun, the newest first'),
    go_on: z
      .object({
        file_id: z.number().int(),
        season: z.number().int().nullable(),
        episode: z.number().int().nullable(),
        position: z.number().int().describe('seconds; 0 where the next episode begins'),
      })
      .nullable()
      .describe('null: nothing is begun, or all is seen'),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof progress>;
