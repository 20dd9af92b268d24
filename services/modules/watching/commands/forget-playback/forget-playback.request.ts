import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const forgetPlaybackRequest = z.union([requestBody({ file_id: entityId }), requestBody({ post_id: entityId })]);
export type ForgetPlaybackRequest = z.infer<typeof forgetPlaybackRequest>;

export const forgetPlaybackAnswer = z.object({ status: z.literal(1), forgotten: z.number().int().describe('files') });
export type ForgetPlaybackAnswer = z.infer<typeof forgetPlaybackAnswer>;
