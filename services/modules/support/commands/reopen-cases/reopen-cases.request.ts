import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenCases } from '../../application/case-rulings.schema.ts';

export const reopenCasesRequest = requestBody({ cases: seenCases });
export type ReopenCasesRequest = z.infer<typeof reopenCasesRequest>;
