import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleDownload, ListConsoleDownloads as Request } from './console-download.schema.ts';

/** What members have downloaded and played, of one user or all. */
export class ListConsoleDownloads extends Query<ListPage<ConsoleDownload>> {
  constructor(readonly request: Request) {
    super();
  }
}
