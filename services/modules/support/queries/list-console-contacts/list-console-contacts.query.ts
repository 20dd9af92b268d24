import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleContact, ListConsoleContacts as Request } from './console-contact.schema.ts';

/** Letters for staff; with an empty filter those that wait, the oldest first. */
export class ListConsoleContacts extends Query<ListPage<ConsoleContact>> {
  constructor(
    readonly request: Request,
    /** Whether the reader may see e-mail addresses. */
    readonly withAddress: boolean,
  ) {
    super();
  }
}
