import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const addMediaRequest = requestBody({
  upload: z.uuid(),
  size: z.number().int().min(1).describe('bytes; the film has come whole'),
});
export type AddMediaRequest = z.infer<typeof addMediaRequest>;
