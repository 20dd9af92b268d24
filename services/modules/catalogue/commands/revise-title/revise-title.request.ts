import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { titleFields } from '../../application/title-edit.schema.ts';

export const reviseTitleRequest = requestBody({ ...titleFields, version: z.number().int().min(1).optional() });
export type ReviseTitleRequest = z.infer<typeof reviseTitleRequest>;
