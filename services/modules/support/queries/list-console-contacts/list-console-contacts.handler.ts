import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleContactReader } from './console-contact.reader.ts';
import type { ConsoleContact } from './console-contact.schema.ts';
import { ListConsoleContacts } from './list-console-contacts.query.ts';

@QueryHandler(ListConsoleContacts)
export class ListConsoleContactsHandler implements IQueryHandler<ListConsoleContacts> {
  constructor(private readonly contacts: ConsoleContactReader) {}

  execute({ request, withAddress }: ListConsoleContacts): Promise<ListPage<ConsoleContact>> {
    return this.contacts.list(request, withAddress);
  }
}
