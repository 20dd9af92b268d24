import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const unsubscribePushRequest = requestBody({ endpoint: z.url().max(1_000) });
export type UnsubscribePushRequest = z.infer<typeof unsubscribePushRequest>;
