import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { WRONG_EMAIL } from './request-recovery.errors.ts';

export const recoveryRequest = requestBody({ email: z.string(WRONG_EMAIL).trim().max(300) });
export type RecoveryRequest = z.infer<typeof recoveryRequest>;
