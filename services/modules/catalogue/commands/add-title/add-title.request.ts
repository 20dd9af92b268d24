import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { titleFields } from '../../application/title-edit.schema.ts';

export const addTitleRequest = requestBody(titleFields);
export type AddTitleRequest = z.infer<typeof addTitleRequest>;
