import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const recoveryRequest = requestBody({ email: z.string('Wrong email address , Try again').trim().max(300) });
export type RecoveryRequest = z.infer<typeof recoveryRequest>;
