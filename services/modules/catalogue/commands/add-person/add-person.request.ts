import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { personFields } from '../../application/person-edit.schema.ts';

export const addPersonRequest = requestBody(personFields);
export type AddPersonRequest = z.infer<typeof addPersonRequest>;

export const addPersonAnswer = z.object({ status: z.literal(1), person_id: z.number().int(), slug: z.string() });
export type AddPersonAnswer = z.infer<typeof addPersonAnswer>;
