import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

const number = z.number().int().min(1).max(10_000).nullable().default(null);

export const attachFileRequest = requestBody({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  quality: z.number().int().min(1).max(20),
  dubbed: z.boolean().default(false),
  censored: z.boolean().default(false),
  season: number,
  episode: number,
});
export type AttachFileRequest = z.infer<typeof attachFileRequest>;

export const attachFileAnswer = z.object({
  status: z.literal(1),
  file_id: z.number().int().nullable().describe('null where the release has this film already'),
});
export type AttachFileAnswer = z.infer<typeof attachFileAnswer>;
