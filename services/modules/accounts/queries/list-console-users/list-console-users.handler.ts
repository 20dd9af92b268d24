import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleUserReader } from './console-user.reader.ts';
import type { ConsoleUser } from './console-user.schema.ts';
import { ListConsoleUsers } from './list-console-users.query.ts';

@QueryHandler(ListConsoleUsers)
export class ListConsoleUsersHandler implements IQueryHandler<ListConsoleUsers> {
  constructor(private readonly users: ConsoleUserReader) {}

  execute({ request, withContacts }: ListConsoleUsers): Promise<ListPage<ConsoleUser>> {
    return this.users.list(request, withContacts);
  }
}
