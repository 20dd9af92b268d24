import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { WORK_KINDS } from '../../contract/work-claims.events.ts';

export const listWaiting = listQuery({
  fields: ['since'],
  sort: ['since', 'ASC'],
  filter: { kind: z.enum(WORK_KINDS).optional() },
}).refine(({ sort }) => sort.direction === 'asc', { message: 'What waits longest comes first' });
export type ListWaiting = z.output<typeof listWaiting>;

export const waitingRow = z
  .object({
    id: z.string().describe('kind and number'),
    kind: z.enum(WORK_KINDS),
    item_id: z.number().int(),
    since: z.iso.datetime(),
    text: z.string().describe('its beginning; empty where the kind says all'),
    by: z.string().nullable().describe('username or name of whoever brought it'),
    claim: z
      .object({ username: z.string(), mine: z.boolean(), until: z.iso.datetime() })
      .nullable()
      .describe('who is at it'),
  })
  .meta({ id: 'WaitingRow' });
export type WaitingRow = z.infer<typeof waitingRow>;
