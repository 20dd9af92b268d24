import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const importIdRequest = requestBody({ id: entityId });
export type ImportIdRequest = z.infer<typeof importIdRequest>;

export const importAnswer = z
  .object({ status: z.literal(1), id: z.number().int().describe('of the import') })
  .meta({ id: 'TitleImportAnswer' });
export type ImportAnswer = z.infer<typeof importAnswer>;
