import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';

export const exportMyDataRequest = queryBody({});
export type ExportMyDataRequest = z.infer<typeof exportMyDataRequest>;

export const exportMyDataAnswer = z
  .object({
    status: z.literal(1),
    exported_at: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).describe('section → rows'),
  })
  .meta({ id: 'MyData' });
