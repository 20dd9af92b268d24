import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownComment } from '../../domain/community-errors.ts';
import { ConsoleCommentReader } from '../list-console-comments/console-comment.reader.ts';
import type { ConsoleComment } from '../list-console-comments/console-comment.schema.ts';
import { GetConsoleComment } from './get-console-comment.query.ts';

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
