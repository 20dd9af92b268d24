import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { projectionName } from '../../application/rebuild.request.ts';
import { rebuildMode } from '../../contract/rebuilds.events.ts';

export const beginRebuildRequest = requestBody({
  projection: projectionName,
  mode: rebuildMode.describe('swap: put in place; compare: tell differences first; check: only tell differences'),
});
export type BeginRebuildRequest = z.infer<typeof beginRebuildRequest>;
