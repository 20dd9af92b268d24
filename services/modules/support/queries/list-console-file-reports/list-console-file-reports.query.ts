import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleFileReport, ListConsoleFileReports as Request } from './console-file-report.schema.ts';

/** Reported files for moderators; with an empty filter the open ones, the oldest first. */
export class ListConsoleFileReports extends Query<ListPage<ConsoleFileReport>> {
  constructor(readonly request: Request) {
    super();
  }
}
