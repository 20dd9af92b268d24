import { z } from 'zod';

/** OpenAPI's description of the form; its file is read before any schema looks at it. */
export const setAvatarForm = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, token: { type: 'string' } },
  required: ['file'],
};

export const setAvatarAnswer = z
  .object({ status: z.literal(1), message: z.string(), avatar_path: z.string() })
  .meta({ id: 'UploadAvatarAnswer' });
export type SetAvatarAnswer = z.infer<typeof setAvatarAnswer>;
