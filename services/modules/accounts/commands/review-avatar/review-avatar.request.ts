import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { AVATAR_OUTCOMES } from '../../contract/accounts.events.ts';

const MAX_PATH = 200;

export const reviewAvatarRequest = requestBody({
  user_id: entityId,
  avatar_path: z.string().min(1).max(MAX_PATH).describe('the picture that was looked at'),
  avatar_waiting: z
    .boolean()
    .default(false)
    .describe('as the moderator saw it: what a colleague has decided meanwhile stands'),
  outcome: z.enum(AVATAR_OUTCOMES),
});
export type ReviewAvatarRequest = z.infer<typeof reviewAvatarRequest>;
