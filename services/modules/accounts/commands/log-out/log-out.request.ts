import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const logOutRequest = requestBody({});
export type LogOutRequest = z.infer<typeof logOutRequest>;

export const logOutAnswer = z.object({ status: z.literal(1) }).meta({ id: 'Done' });
export type LogOutAnswer = z.infer<typeof logOutAnswer>;
