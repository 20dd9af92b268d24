import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;
const MAX_NAME = 200;

export const beginImportRequest = requestBody({
  name: z.string().trim().min(1, { message: 'Please choose a file' }).max(MAX_NAME),
  dry_run: z.enum(['0', '1']),
});
export type BeginImportRequest = z.infer<typeof beginImportRequest>;

/** OpenAPI's description of the form, which no schema looks at as a whole. */
export const beginImportForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    name: { type: 'string', description: 'As the file is called' },
    dry_run: { type: 'string', enum: ['0', '1'], description: '1: only tell what the import would do' },
    file: {
      type: 'string',
      format: 'binary',
      description: 'JSON lines or CSV with a header, also as gzip, at most 64 MB; after all other fields',
    },
  },
  required: ['name', 'dry_run', 'file'],
};
