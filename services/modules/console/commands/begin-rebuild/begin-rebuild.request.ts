import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { rebuildMode } from '../../contract/rebuilds.events.ts';

const MAX_NAME = 63;

export const beginRebuildRequest = requestBody({
  projection: z.string().min(1).max(MAX_NAME).describe('the read model’s name'),
  mode: rebuildMode.describe('swap: put in place; compare: tell differences first; check: only tell differences'),
});
export type BeginRebuildRequest = z.infer<typeof beginRebuildRequest>;
