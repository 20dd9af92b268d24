import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsolePersonReader } from './console-person.reader.ts';
import type { ConsolePerson } from './console-person.schema.ts';
import { ListConsolePeople } from './list-console-people.query.ts';

@QueryHandler(ListConsolePeople)
export class ListConsolePeopleHandler implements IQueryHandler<ListConsolePeople> {
  constructor(private readonly people: ConsolePersonReader) {}

  execute({ request }: ListConsolePeople): Promise<ListPage<ConsolePerson>> {
    return this.people.list(request);
  }
}
