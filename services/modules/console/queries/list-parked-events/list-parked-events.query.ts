import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleParkedEvent, ListParkedEventsRequest } from './parked-event.schema.ts';

/** What read models could not digest, as it stands in the log. */
export class ListParkedEvents extends Query<ListPage<ConsoleParkedEvent>> {
  constructor(readonly request: ListParkedEventsRequest) {
    super();
  }
}
