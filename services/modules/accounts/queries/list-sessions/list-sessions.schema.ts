import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { deviceKind } from '../../contract/accounts.events.ts';

export const listSessionsRequest = queryBody({});
export type ListSessionsRequest = z.infer<typeof listSessionsRequest>;

const accountSession = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().describe('for example: Firefox, Windows'),
    kind: deviceKind.nullable().describe('null where the browser did not say'),
    address: z.string().nullable(),
    started_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    ended_by: z
      .enum(['log_out', 'signed_out', 'other_log_in', 'password_changed', 'suspended', 'deleted', 'expired'])
      .nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSession>;

export const listSessionsAnswer = z
  .object({ status: z.literal(1), sessions: z.array(accountSession).describe('newest first') })
  .meta({ id: 'SessionsAnswer' });
export type ListSessionsAnswer = z.infer<typeof listSessionsAnswer>;
