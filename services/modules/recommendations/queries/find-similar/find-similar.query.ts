import { Query } from '@nestjs/cqrs';

/** Titles of the same kind that one may like who likes this one: the answer as text. */
export class FindSimilar extends Query<string> {
  constructor(
    readonly postType: 1 | 2,
    readonly postId: number,
  ) {
    super();
  }
}
