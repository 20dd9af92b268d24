import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';
import { fileRights } from '../../contract/file-rights.schema.ts';

export const fileRightsRequest = queryBody({ post_id: entityId });
export type FileRightsRequest = z.infer<typeof fileRightsRequest>;
export const fileRightsAnswer = z
  .object({
    window_days: z.number().int().describe('uploads that are not older need an entitlement'),
    files: z.record(z.string(), fileRights).describe('by file id'),
    remaining: z.number().int().nullable().describe('bytes; null for a guest'),
  })
  .meta({ id: 'FileRightsAnswer' });
export type FileRightsAnswer = z.infer<typeof fileRightsAnswer>;
