import { Query } from '@nestjs/cqrs';

/** A page of the answers to one comment, as text. */
export class GetReplies extends Query<string> {
  constructor(
    readonly postId: number,
    readonly commentId: number,
    readonly page: number,
    readonly userId: number | null,
  ) {
    super();
  }
}
