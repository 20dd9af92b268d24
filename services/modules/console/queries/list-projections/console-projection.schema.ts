import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { consoleRebuild } from '../get-rebuild/console-rebuild.schema.ts';

export const listProjections = listQuery({
  fields: ['id', 'lag', 'parked', 'bytes', 'rows'],
  sort: ['id', 'ASC'],
  filter: {},
});
export type ListProjectionsRequest = z.output<typeof listProjections>;

export const consoleProjection = z
  .object({
    id: z.string().describe('the projection’s name'),
    position: z.number().int().describe('how far along the event log it is'),
    lag: z.number().int().describe('events it has not seen yet'),
    parked: z.number().int().describe('events it could not digest'),
    updated_at: z.iso.datetime().nullable().describe('null for one that has not begun'),
    tables: z.number().int(),
    bytes: z.number().int().describe('of its tables with their indexes'),
    rows: z.number().int().describe('about as many'),
    rebuild: consoleRebuild.nullable().describe('the last that the staff has asked for'),
  })
  .meta({ id: 'ConsoleProjection' });
export type ConsoleProjection = z.infer<typeof consoleProjection>;
