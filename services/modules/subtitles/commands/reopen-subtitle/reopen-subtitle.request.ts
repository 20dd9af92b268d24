import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenSubtitle } from '../../application/decided-subtitle.ts';

export const reopenSubtitleRequest = requestBody(seenSubtitle);
export type ReopenSubtitleRequest = z.infer<typeof reopenSubtitleRequest>;
