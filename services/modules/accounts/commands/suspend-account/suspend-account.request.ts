import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { staffReason } from '../../application/account-fields.ts';

export const suspendAccountRequest = requestBody({ user_id: entityId, reason: staffReason });
export type SuspendAccountRequest = z.infer<typeof suspendAccountRequest>;
