import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { commentSubject } from '../../domain/comment-subject.ts';
import { UnknownComment } from '../../domain/community-errors.ts';
import { CommentThreadReader } from '../get-comments/comment-thread.reader.ts';
import { PersonalThreads } from '../personal-threads.ts';
import { GetCommentThread } from './get-comment-thread.query.ts';

@QueryHandler(GetCommentThread)
export class GetCommentThreadHandler implements IQueryHandler<GetCommentThread> {
  constructor(
    private readonly threads: CommentThreadReader,
    private readonly personal: PersonalThreads,
  ) {}

  /** @throws UnknownComment also of one that waits for a moderator. */
  async execute({ commentId, reveal, userId }: GetCommentThread): Promise<string> {
    const thread = await this.threads.around(commentId);
    const [root] = thread?.page.comments ?? [];
    if (!thread || !root) throw new UnknownComment();
    const subject = commentSubject({ postId: root.post_id, newsPostId: root.news_post_id });
    if (reveal) return JSON.stringify(thread.page);
    return this.personal.show(thread, userId, { subject, page: 1, withPending: false });
  }
}
