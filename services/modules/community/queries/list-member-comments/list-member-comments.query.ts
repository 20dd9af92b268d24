import { Query } from '@nestjs/cqrs';
import type { ListMemberCommentsAnswer } from './list-member-comments.schema.ts';

/** A page of what a member has written, for whoever looks at their page. */
export class ListMemberComments extends Query<ListMemberCommentsAnswer> {
  constructor(
    readonly username: string,
    readonly page: number,
  ) {
    super();
  }
}
