import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { ConsoleCommentReader } from '../list-console-comments/console-comment.reader.ts';
import type { ConsoleComment } from '../list-console-comments/console-comment.schema.ts';
import { GetConsoleComment } from './get-console-comment.query.ts';

export class UnknownComment extends DomainError {
  constructor() {
    super('unknown_comment', 'There is no such comment', { httpStatus: 404 });
  }
}

@QueryHandler(GetConsoleComment)
export class GetConsoleCommentHandler implements IQueryHandler<GetConsoleComment> {
  constructor(private readonly comments: ConsoleCommentReader) {}

  /** @throws UnknownComment */
  async execute({ id }: GetConsoleComment): Promise<ConsoleComment> {
    const comment = await this.comments.one(id);
    if (!comment) throw new UnknownComment();
    return comment;
  }
}
