import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

/** A file that was sent in pieces. */
export const sentUpload = requestBody({
  upload: z.uuid(),
  size: z.number().int().min(1).describe('bytes; the file has come whole'),
});
export type SentUpload = z.infer<typeof sentUpload>;
