import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';

const contactState = z.enum(['open', 'answered', 'closed']);

/** With an empty filter the list is the queue: what waits, the oldest first. */
export const listConsoleContacts = listQuery({
  fields: ['waiting_since', 'last_at', 'id'],
  sort: ['waiting_since', 'ASC'],
  filter: { state: z.union([contactState, z.literal('all')]).optional(), user_id: entityId.optional() },
});
export type ListConsoleContacts = z.output<typeof listConsoleContacts>;

const message = z.object({
  version: z.number().int(),
  by_staff: z.boolean(),
  author: z.string().describe('name of the writer, or username of the moderator'),
  body: z.string(),
  at: z.iso.datetime(),
});

export const consoleContact = z
  .object({
    id: z.number().int(),
    version: z.number().int().describe('goes back with the decision'),
    state: contactState,
    subject: z.string(),
    name: z.string(),
    email: z.string().nullable().describe('for admins only'),
    user_id: z.number().int().nullable().describe('null for a visitor'),
    waiting_since: z.iso.datetime(),
    last_at: z.iso.datetime(),
    messages: z.array(message).describe('the oldest first'),
  })
  .meta({ id: 'ConsoleContact' });
export type ConsoleContact = z.infer<typeof consoleContact>;
