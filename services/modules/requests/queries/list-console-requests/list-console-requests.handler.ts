import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleRequestReader } from './console-request.reader.ts';
import type { ConsoleRequest } from './console-request.schema.ts';
import { ListConsoleRequests } from './list-console-requests.query.ts';

@QueryHandler(ListConsoleRequests)
export class ListConsoleRequestsHandler implements IQueryHandler<ListConsoleRequests> {
  constructor(private readonly requests: ConsoleRequestReader) {}

  execute({ request }: ListConsoleRequests): Promise<ListPage<ConsoleRequest>> {
    return this.requests.list(request);
  }
}
