import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

/** What a member keeps: titles to download later, and the people and series that they follow. */
const listKind = z.enum(['later', 'person', 'series']);
export type ListKind = z.infer<typeof listKind>;

/*
 * One entry of a member's lists; taken off and put back, it stays the same entry. Stream: `list-entry-<listId>`.
 */
const entry = z.object({
  listId: id,
  userId: id,
  kind: listKind,
  /** Of the person where it is one, else of the title. */
  targetId: id,
});
export type ListEntry = z.infer<typeof entry>;

export const listEntryAdded = defineEvent('list-entry.added.v1', entry);
export const listEntryRemoved = defineEvent('list-entry.removed.v1', entry);
