import { Query } from '@nestjs/cqrs';
import type { Inbox } from './list-inbox.schema.ts';

/** The films in the inbox folder. */
export class ListInbox extends Query<Inbox> {}
