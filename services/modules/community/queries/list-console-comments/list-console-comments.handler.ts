import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleCommentReader } from './console-comment.reader.ts';
import type { ConsoleComment } from './console-comment.schema.ts';
import { ListConsoleComments } from './list-console-comments.query.ts';

@QueryHandler(ListConsoleComments)
export class ListConsoleCommentsHandler implements IQueryHandler<ListConsoleComments> {
  constructor(private readonly comments: ConsoleCommentReader) {}

  execute({ request }: ListConsoleComments): Promise<ListPage<ConsoleComment>> {
    return this.comments.list(request);
  }
}
