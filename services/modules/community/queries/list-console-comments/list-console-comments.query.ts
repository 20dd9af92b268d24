import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleComment, ListConsoleComments as Request } from './console-comment.schema.ts';

/** Comments for moderators; with an empty filter the pending ones, oldest first. */
export class ListConsoleComments extends Query<ListPage<ConsoleComment>> {
  constructor(readonly request: Request) {
    super();
  }
}
