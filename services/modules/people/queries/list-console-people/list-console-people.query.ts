import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsolePerson, ListConsolePeopleRequest } from './console-person.schema.ts';

export class ListConsolePeople extends Query<ListPage<ConsolePerson>> {
  constructor(readonly request: ListConsolePeopleRequest) {
    super();
  }
}
