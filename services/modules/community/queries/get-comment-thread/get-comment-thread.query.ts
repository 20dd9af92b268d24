import { Query } from '@nestjs/cqrs';

/** The thread that one comment stands in, for a link to it: as text. */
export class GetCommentThread extends Query<string> {
  constructor(
    readonly commentId: number,
    readonly reveal: boolean,
    readonly userId: number | null,
  ) {
    super();
  }
}
