import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
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
    about: z
      .object({
        name: localName,
        file: z
          .object({
            post_type: z.union([z.literal(1), z.literal(2)]),
            quality: z.number().int(),
            season: z.number().int().nullable(),
            episode: z.number().int().nullable(),
          })
          .optional()
          .describe('which file of the title it is'),
      })
      .nullable()
      .describe('the title or the news post that it is on'),
    claim: z
      .object({ username: z.string(), mine: z.boolean(), until: z.iso.datetime() })
      .nullable()
      .describe('who is at it'),
  })
  .meta({ id: 'WaitingRow' });
export type WaitingRow = z.infer<typeof waitingRow>;
