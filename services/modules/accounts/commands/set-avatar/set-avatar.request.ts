import { z } from 'zod';

/** OpenAPI's description of the form, which no schema looks at. */
export const setAvatarForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    file: { type: 'string', format: 'binary' },
  },
  required: ['file'],
};

export const setAvatarAnswer = z
  .object({ status: z.literal(1), message: z.string(), avatar_path: z.string() })
  .meta({ id: 'UploadAvatarAnswer' });
export type SetAvatarAnswer = z.infer<typeof setAvatarAnswer>;
