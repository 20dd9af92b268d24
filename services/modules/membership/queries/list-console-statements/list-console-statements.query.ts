import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleStatementEntry, ListConsoleStatements as Request } from './console-statement.schema.ts';

/** Changes of days and bytes, of one user or all. */
export class ListConsoleStatements extends Query<ListPage<ConsoleStatementEntry>> {
  constructor(readonly request: Request) {
    super();
  }
}
