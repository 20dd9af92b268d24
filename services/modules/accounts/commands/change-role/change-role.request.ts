import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { staffReason } from '../../application/account-fields.ts';

export const changeRoleRequest = requestBody({
  user_id: entityId,
  role: z.enum(['viewer', 'moderator', 'admin']),
  version: entityId.describe('that of the role which was seen'),
  reason: staffReason.nullish(),
});
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;
