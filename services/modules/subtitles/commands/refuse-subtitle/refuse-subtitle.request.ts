import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenSubtitle } from '../../application/decided-subtitle.ts';

export const refuseSubtitleRequest = requestBody({
  ...seenSubtitle,
  reason: z
    .string()
    .max(500)
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .refine((text) => text !== '', { message: 'Please give a reason' }),
});
export type RefuseSubtitleRequest = z.infer<typeof refuseSubtitleRequest>;
