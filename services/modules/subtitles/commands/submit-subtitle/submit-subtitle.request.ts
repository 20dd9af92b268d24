import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

const MAX_LABEL = 40;

export const submitSubtitleRequest = requestBody({
  file_id: entityId,
  language: z.string().regex(/^[a-z]{2,3}$/, { message: 'Please choose a language' }),
  label: z.string().max(MAX_LABEL, { message: 'A label has at most 40 letters' }).optional(),
});
export type SubmitSubtitleRequest = z.infer<typeof submitSubtitleRequest>;

/** OpenAPI's description of the form, which no schema looks at as a whole. */
export const submitSubtitleForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    file_id: { type: 'integer', description: 'The file on offer whose times it follows' },
    language: { type: 'string', description: 'ISO 639' },
    label: { type: 'string', description: 'Tells tracks of one language apart' },
    file: { type: 'string', format: 'binary', description: 'SRT, VTT or ASS, at most 1 MB; after all other fields' },
  },
  required: ['file_id', 'language', 'file'],
};

export const submitSubtitleAnswer = z
  .object({ status: z.literal(1), message: z.string(), id: z.number().int() })
  .meta({ id: 'SubmitSubtitleAnswer' });
export type SubmitSubtitleAnswer = z.infer<typeof submitSubtitleAnswer>;
