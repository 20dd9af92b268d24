import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { staffReason } from '../../application/account-fields.ts';

export const changeRoleRequest = requestBody({
  user_id: entityId,
  role: z.enum(['viewer', 'moderator', 'admin']),
  reason: staffReason.nullish(),
});
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;
