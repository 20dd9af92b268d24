import { z } from 'zod';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { staffReason } from '../account-fields.js';

export const changeRoleRequest = requestBody({
  user_id: entityId,
  role: z.enum(['viewer', 'moderator', 'admin']),
  reason: staffReason.nullish(),
});
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;
