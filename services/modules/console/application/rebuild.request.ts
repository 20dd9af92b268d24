import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

const MAX_NAME = 63;
export const projectionName = z.string().min(1).max(MAX_NAME).describe('the read model’s name');

export const rebuildIdRequest = requestBody({ id: entityId });
export type RebuildIdRequest = z.infer<typeof rebuildIdRequest>;

export const rebuildAnswer = z
  .object({ status: z.literal(1), id: z.number().int().describe('of the rebuild') })
  .meta({ id: 'RebuildAnswer' });
export type RebuildAnswer = z.infer<typeof rebuildAnswer>;
