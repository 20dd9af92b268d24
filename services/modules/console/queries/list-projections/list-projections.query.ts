import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleProjection, ListProjectionsRequest } from './console-projection.schema.ts';

/** Every read model: how fresh and how large it is, and its last rebuild. */
export class ListProjections extends Query<ListPage<ConsoleProjection>> {
  constructor(readonly request: ListProjectionsRequest) {
    super();
  }
}
