import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const bringInboxFileRequest = requestBody({ name: z.string().min(1).max(255) });
export type BringInboxFileRequest = z.infer<typeof bringInboxFileRequest>;
