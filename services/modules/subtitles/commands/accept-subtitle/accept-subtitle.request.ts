import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenSubtitle } from '../../application/decided-subtitle.ts';
import { CHARSETS } from '../../domain/doctor/decode.ts';

/** Above what a subtitle of the largest size can have. */
const MAX_MENDS = 100_000;

export const acceptSubtitleRequest = requestBody({
  ...seenSubtitle,
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('of the mends the moderator has seen'),
  charset: z.enum(CHARSETS).optional().describe('that the moderator has seen it in, where it is not the guessed one'),
  mends: z.array(z.number().int().positive()).max(MAX_MENDS).describe('ids of the mends that are accepted'),
});
export type AcceptSubtitleRequest = z.infer<typeof acceptSubtitleRequest>;
