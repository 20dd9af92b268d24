import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';

export const activationCallRequest = requestBody({ user_id: registrationHandle });
export type ActivationCallRequest = z.infer<typeof activationCallRequest>;
