import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleNotice, ListConsoleNoticesRequest } from './console-notice.schema.ts';

/** Notices for the staff; with an empty filter all, what was changed last first. */
export class ListConsoleNotices extends Query<ListPage<ConsoleNotice>> {
  constructor(readonly request: ListConsoleNoticesRequest) {
    super();
  }
}
