import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { deviceKind } from '../../contract/accounts.events.ts';

const moment = z.iso.datetime();

export const listConsoleSessions = listQuery({
  fields: ['started_at'],
  sort: ['started_at', 'DESC'],
  filter: { user_id: entityId.optional() },
});
export type ListConsoleSessions = z.output<typeof listConsoleSessions>;

export const consoleSession = z
  .object({
    id: z.uuid(),
    user_id: z.number().int(),
    device: z.string().nullable().describe('for example: Firefox, Windows'),
    kind: deviceKind.nullable().describe('null where the browser did not say'),
    started_at: moment,
    expires_at: moment,
    ended_at: moment.nullable(),
    ended_by: z
      .enum(['log_out', 'signed_out', 'other_log_in', 'password_changed', 'suspended', 'deleted', 'expired'])
      .nullable(),
    address: z.string().nullable().optional().describe('for admins only'),
  })
  .meta({ id: 'ConsoleSession' });
export type ConsoleSession = z.infer<typeof consoleSession>;
