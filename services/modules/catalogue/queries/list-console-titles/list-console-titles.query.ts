import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ListConsoleTitlesRequest } from './list-console-titles.schema.ts';

/** Cards of titles for the console, as JSON texts. */
export class ListConsoleTitles extends Query<ListPage<string>> {
  constructor(readonly request: ListConsoleTitlesRequest) {
    super();
  }
}
