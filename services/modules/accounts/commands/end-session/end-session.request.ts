import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const endSessionRequest = requestBody({ session_id: z.uuid() });
export type EndSessionRequest = z.infer<typeof endSessionRequest>;
