import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleRequest, ListConsoleRequests as Request } from './console-request.schema.ts';

/** Requests for moderators; with an empty filter the open ones, that of most members first. */
export class ListConsoleRequests extends Query<ListPage<ConsoleRequest>> {
  constructor(readonly request: Request) {
    super();
  }
}
