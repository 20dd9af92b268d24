import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { seenCases } from '../../application/case-rulings.schema.ts';
import { caseOutcome } from '../../contract/support.events.ts';

export const settleCasesRequest = requestBody({ cases: seenCases, outcome: caseOutcome });
export type SettleCasesRequest = z.infer<typeof settleCasesRequest>;
