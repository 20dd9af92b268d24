import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { user } from '../../contract/user.schema.ts';

export const userInfoRequest = queryBody({ notifications: z.boolean().default(false) });
export type UserInfoRequest = z.infer<typeof userInfoRequest>;

export const userInfoAnswer = z
  .object({
    status: z.literal(1),
    user,
    panel_url: z.url().nullable().describe('the private host to go to when not there already; null: none'),
  })
  .meta({ id: 'UserInfoAnswer' });
export type UserInfoAnswer = z.infer<typeof userInfoAnswer>;
