import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';

export const listParkedEvents = listQuery({
  fields: ['position'],
  sort: ['position', 'ASC'],
  filter: { projection: z.string().min(1).max(60).optional() },
});
export type ListParkedEventsRequest = z.output<typeof listParkedEvents>;

export const consoleParkedEvent = z
  .object({
    id: z.string().describe('the read model and the position'),
    projection: z.string(),
    position: z.number().int().describe('where it stands in the event log'),
    stream: z.string().describe('for example comment-12'),
    type: z.string().nullable().describe('for example comment.posted.v1; null: from before this was kept'),
    fault: z.string().describe('what went wrong, or that it waits behind another of its stream'),
    parked_at: z.iso.datetime(),
  })
  .meta({ id: 'ConsoleParkedEvent' });
export type ConsoleParkedEvent = z.infer<typeof consoleParkedEvent>;
