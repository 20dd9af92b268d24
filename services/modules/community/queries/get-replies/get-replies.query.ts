import { Query } from '@nestjs/cqrs';
import type { CommentSubject } from '../../domain/comment-subject.ts';

/** A page of the answers to one comment, as text. */
export class GetReplies extends Query<string> {
  constructor(
    readonly subject: CommentSubject,
    readonly commentId: number,
    readonly page: number,
    readonly userId: number | null,
  ) {
    super();
  }
}
