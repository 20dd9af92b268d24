import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { staffReason } from '../../application/account-fields.ts';

export const unsuspendAccountRequest = requestBody({ user_id: entityId, reason: staffReason });
export type UnsuspendAccountRequest = z.infer<typeof unsuspendAccountRequest>;
