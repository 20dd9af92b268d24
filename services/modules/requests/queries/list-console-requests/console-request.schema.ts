import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { requestState, titleRequest } from '../title-request.schema.ts';

/** With an empty filter the list is the moderators' queue: what is open, that of most members first. */
export const listConsoleRequests = listQuery({
  fields: ['sponsors', 'made_at', 'answered_at', 'id'],
  sort: ['sponsors', 'DESC'],
  filter: {
    state: z.union([requestState, z.literal('all')]).optional(),
    q: searchText.optional().describe('a film-database id or address, or part of a name'),
    user_id: entityId.optional(),
  },
});
export type ListConsoleRequests = z.output<typeof listConsoleRequests>;

export const consoleRequest = z
  .object({
    ...titleRequest.shape,
    version: z.number().int().describe('goes back with the decision'),
    answered_by: z.string().nullable().describe('username of the moderator; null when it was fulfilled by itself'),
    members: z
      .array(z.object({ id: z.number().int(), username: z.string() }))
      .describe('some of those who wish for it, the first ones first'),
  })
  .meta({ id: 'ConsoleRequest' });
export type ConsoleRequest = z.infer<typeof consoleRequest>;
