import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { personFields } from '../../application/person-edit.schema.ts';

export const revisePersonRequest = requestBody({
  id: entityId,
  version: z.number().int().min(1),
  ...personFields,
});
export type RevisePersonRequest = z.infer<typeof revisePersonRequest>;

export const revisePersonAnswer = z.object({
  status: z.literal(1),
  person_id: z.number().int(),
  slug: z.string(),
  version: z.number().int(),
});
export type RevisePersonAnswer = z.infer<typeof revisePersonAnswer>;
