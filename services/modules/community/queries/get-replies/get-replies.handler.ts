import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CommentThreadReader } from '../get-comments/comment-thread.reader.ts';
import { PersonalThreads } from '../personal-threads.ts';
import { GetReplies } from './get-replies.query.ts';

@QueryHandler(GetReplies)
export class GetRepliesHandler implements IQueryHandler<GetReplies> {
  constructor(
    private readonly threads: CommentThreadReader,
    private readonly personal: PersonalThreads,
  ) {}

  async execute({ subject, commentId, page, userId }: GetReplies): Promise<string> {
    const thread = await this.threads.replies(subject, commentId, page);
    return this.personal.show(thread, userId, { subject, page, withPending: false });
  }
}
