import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { projectionName } from '../../application/rebuild.request.ts';

export const retryParkedRequest = requestBody({ projection: projectionName });
export type RetryParkedRequest = z.infer<typeof retryParkedRequest>;
