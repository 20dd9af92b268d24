import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleCollection, ListConsoleCollectionsRequest } from './console-collection.schema.ts';

/** Collections for the staff; with an empty filter all, what was changed last first. */
export class ListConsoleCollections extends Query<ListPage<ConsoleCollection>> {
  constructor(readonly request: ListConsoleCollectionsRequest) {
    super();
  }
}
