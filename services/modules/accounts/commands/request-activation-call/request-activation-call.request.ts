import type { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const activationCallRequest = requestBody({ user_id: entityId });
export type ActivationCallRequest = z.infer<typeof activationCallRequest>;
