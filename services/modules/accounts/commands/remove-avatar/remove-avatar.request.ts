import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const removeAvatarRequest = requestBody({});
export type RemoveAvatarRequest = z.infer<typeof removeAvatarRequest>;
