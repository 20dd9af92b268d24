import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { storedMedia } from '../../application/stored-media.schema.ts';

export const bringInboxFileRequest = requestBody({ name: z.string().min(1).max(255) });
export type BringInboxFileRequest = z.infer<typeof bringInboxFileRequest>;

export const bringInboxFileAnswer = z
  .object({ status: z.literal(1), media: storedMedia.nullable().describe('null while it is under way: ask again') })
  .meta({ id: 'BringInboxFileAnswer' });
export type BringInboxFileAnswer = z.infer<typeof bringInboxFileAnswer>;
