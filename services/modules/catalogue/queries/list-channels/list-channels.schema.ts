import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const channelsRequest = requestBody({});
export const channelsAnswer = z.object({
  channels: z.array(z.object({ name: z.string(), posts_count: z.number().int() })),
});
