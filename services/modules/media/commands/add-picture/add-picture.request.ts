import { z } from 'zod';

/** OpenAPI's description of the form, which no schema looks at. */
export const addPictureForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    file: { type: 'string', format: 'binary' },
  },
  required: ['file'],
};

export const addPictureAnswer = z
  .object({
    status: z.literal(1),
    key: z.uuid(),
    width: z.number().int(),
    height: z.number().int(),
    tint: z.string(),
  })
  .meta({ id: 'PictureAdded' });
export type AddPictureAnswer = z.infer<typeof addPictureAnswer>;
