import type { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { planFacts } from '../../application/plan-facts.schema.ts';

export const changePlanRequest = requestBody({
  id: entityId,
  version: entityId.describe('the version that was seen'),
  ...planFacts,
});
export type ChangePlanRequest = z.infer<typeof changePlanRequest>;
