import { z } from 'zod';
import { storedMedia } from '../../application/stored-media.schema.ts';

/** OpenAPI's description of the form, which no schema looks at. */
export const addMediaForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    file: { type: 'string', format: 'binary' },
  },
  required: ['file'],
};

export const addMediaAnswer = z
  .object({ status: z.literal(1), media: storedMedia, added: z.boolean().describe('whether the site did not have it') })
  .meta({ id: 'AddMediaAnswer' });
export type AddMediaAnswer = z.infer<typeof addMediaAnswer>;
